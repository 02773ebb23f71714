import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';

/** True when the person was not marked before. */
export async function marcarFallecida(trx: Trx, idPersona: number, dia: FechaCivil): Promise<boolean> {
  const { rows } = await sql<{ marcada: boolean }>`
    select persona_fallecida(${idPersona}, ${dia}) as marcada`.execute(trx);
  return rows[0]?.marcada ?? false;
}

/** Tells the managing entities of these affiliations of a dead person; returns the novedades that were opened. */
export async function abrirNovedadesDefuncion(
  trx: Trx,
  afiliaciones: readonly number[],
  detalle: string,
  ahora: Date,
): Promise<{ id: number; id_ente_gestor: number }[]> {
  const { rows } = await sql<{ id: number; id_ente_gestor: number }>`
    select * from novedad_defuncion(${afiliaciones}::bigint[], ${detalle}, ${ahora})`.execute(trx);
  return rows;
}
