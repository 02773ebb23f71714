import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { type Insertable, sql } from 'kysely';
import type { Afiliacion } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { lista } from '../../db/sentencia.ts';

export const altaDeFila = (trx: Trx, fila: Insertable<Afiliacion>) =>
  trx.insertInto('afiliacion').values(fila).returning('id');

/** Tells the managing entities of the new affiliation and of each other one; returns the novedades that were opened. */
export const abrirNovedadDobleAfiliacion = lista(
  'abrirNovedadDobleAfiliacion',
  { id: 'int8', id_ente_gestor: 'ente_gestor.id' },
  (nueva: IdAfiliacion, otras: readonly IdAfiliacion[], detalle: string, ahora: Date) => sql`
    select n.id, n.id_ente_gestor
    from unnest(${otras}::bigint[]) o (id)
    cross join lateral novedad_doble_afiliacion(${nueva}, o.id, ${detalle}, ${ahora}) n`,
);
