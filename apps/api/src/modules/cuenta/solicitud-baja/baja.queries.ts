import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import type { Trx } from '../../../db/pool.ts';
import { orden, una } from '../../../db/sentencia.ts';

/** Holds the user's own account. */
export const tomarBajaPropia = una(
  'tomarBajaPropia',
  { efectiva: 'date?', rol: 'text', otros_administradores: 'int4' },
  () => sql`select * from baja_propia_tomar()`,
);

/** Nulls take it back. */
export const ponerBajaPropia = orden(
  'ponerBajaPropia',
  (pedida: FechaCivil | null, efectiva: FechaCivil | null, ahora: Date) =>
    sql`select baja_propia_poner(${pedida}::date, ${efectiva}::date, ${ahora})`,
);

/** The holidays after a day, without those that were withdrawn. */
export async function feriadosDesde(trx: Trx, dia: FechaCivil): Promise<ReadonlySet<FechaCivil>> {
  const filas = await trx
    .selectFrom('feriado')
    .select('fecha')
    .where('fecha', '>', dia)
    .where((eb) => eb.or([eb('vigente_hasta', 'is', null), eb('vigente_hasta', '>=', eb.ref('fecha'))]))
    .execute();
  return new Set(filas.map(({ fecha }) => fecha));
}
