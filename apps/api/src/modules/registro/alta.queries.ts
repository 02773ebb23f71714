import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Afiliacion } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';

export async function insertarAfiliacion(trx: Trx, fila: Insertable<Afiliacion>): Promise<number> {
  const { id } = await trx.insertInto('afiliacion').values(fila).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Tells both managing entities of the double affiliation; returns the novedades that were opened. */
export async function abrirNovedadDobleAfiliacion(
  trx: Trx,
  nueva: number,
  otra: number,
  detalle: string,
  ahora: Date,
): Promise<{ id: number; id_ente_gestor: number }[]> {
  const { rows } = await sql<{ id: number; id_ente_gestor: number }>`
    select * from novedad_doble_afiliacion(${nueva}, ${otra}, ${detalle}, ${ahora})`.execute(trx);
  return rows;
}
