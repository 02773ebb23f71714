import { type Insertable, sql } from 'kysely';
import type { Afiliacion } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { lista } from '../../db/sentencia.ts';

export async function insertarAfiliacion(trx: Trx, fila: Insertable<Afiliacion>): Promise<number> {
  const { id } = await trx.insertInto('afiliacion').values(fila).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Tells both managing entities of the double affiliation; returns the novedades that were opened. */
export const abrirNovedadDobleAfiliacion = lista(
  'abrirNovedadDobleAfiliacion',
  { id: 'int8', id_ente_gestor: 'int2' },
  (nueva: number, otra: number, detalle: string, ahora: Date) =>
    sql`select * from novedad_doble_afiliacion(${nueva}, ${otra}, ${detalle}, ${ahora})`,
);
