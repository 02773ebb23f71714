import { type Insertable, sql } from 'kysely';
import type { Afiliacion } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { lista } from '../../db/sentencia.ts';

export const altaDeFila = (trx: Trx, fila: Insertable<Afiliacion>) =>
  trx.insertInto('afiliacion').values(fila).returning('id');

/** What no two affiliations have alike. */
type ClaveUnica = Pick<
  Insertable<Afiliacion>,
  'id_persona' | 'id_ente_gestor' | 'id_entidad' | 'id_titular' | 'fecha_afiliacion'
>;

/** Tells the managing entities of the new affiliation and of each other one; returns the novedades that were opened. */
export const abrirNovedadDobleAfiliacion = lista(
  'abrirNovedadDobleAfiliacion',
  { id: 'int8', id_ente_gestor: 'ente_gestor.id' },
  (nueva: ClaveUnica, otras: readonly number[], detalle: string, ahora: Date) => sql`
    select n.id, n.id_ente_gestor
    from afiliacion a
    cross join unnest(${otras}::bigint[]) o (id)
    cross join lateral novedad_doble_afiliacion(a.id, o.id, ${detalle}, ${ahora}) n
    where a.id_persona = ${nueva.id_persona} and a.id_ente_gestor = ${nueva.id_ente_gestor}
      and a.id_entidad = ${nueva.id_entidad} and a.fecha_afiliacion = ${nueva.fecha_afiliacion}
      and a.id_titular is not distinct from ${nueva.id_titular ?? null}::bigint`,
);
