import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { type Afiliacion, COLUMNAS } from '../afiliacion/afiliacion.queries.ts';

/** Where a search of due rows goes on, and how many it takes. */
export interface Tramo {
  desde: { fecha: FechaCivil; id: number };
  limite: number;
  /** Whether to wait for rows that others hold, or leave them out. */
  esperar: boolean;
}

export type Vencida = Afiliacion & { vence: FechaCivil };

const tomando = ({ esperar }: Tramo) =>
  esperar ? sql`for no key update of a` : sql`for no key update of a skip locked`;

/** Affiliations whose last covered day is before `hoy` and whose stored state still says covered, held. */
export async function bloquearVencidas(trx: Trx, hoy: FechaCivil, tramo: Tramo): Promise<Vencida[]> {
  const { desde, limite } = tramo;
  const { rows } = await sql<Vencida>`
    select a.fin_cobertura as vence, ${COLUMNAS}
    where a.estado in (101, 102, 103, 106) and a.fin_cobertura is not null and a.fin_cobertura < ${hoy}
      and (a.fin_cobertura, a.id) > (${desde.fecha}::date, ${desde.id}::bigint)
    order by a.fin_cobertura, a.id limit ${limite} ${tomando(tramo)}`.execute(trx);
  return rows;
}

/** Bajas that were to come and have, where cover goes on (cesantía begins), held. */
export async function bloquearBajasLlegadas(trx: Trx, hoy: FechaCivil, tramo: Tramo): Promise<Vencida[]> {
  const { desde, limite } = tramo;
  const { rows } = await sql<Vencida>`
    select a.fecha_baja as vence, ${COLUMNAS}
    where a.estado = 101 and a.fecha_baja <= ${hoy} and a.fin_cobertura >= ${hoy}
      and (a.fecha_baja, a.id) > (${desde.fecha}::date, ${desde.id}::bigint)
    order by a.fecha_baja, a.id limit ${limite} ${tomando(tramo)}`.execute(trx);
  return rows;
}
