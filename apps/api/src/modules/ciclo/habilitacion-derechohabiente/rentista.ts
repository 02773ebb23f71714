import { campoInvalido } from '@sgpa/domain/errors/rechazo';
import type { IdEntidad } from '@sgpa/domain/shared/ids';
import type { Trx } from '../../../db/pool.ts';
import { buscarRentista } from './rentista.queries.ts';

/** The entity and insured type that an own right takes from a rentista type (group TIPO_RENTISTA), by code or name. */
export async function resolverRentista(
  trx: Trx,
  pedido: string,
): Promise<{ id_entidad: IdEntidad; id_tipo_asegurado: number; nombre: string }> {
  const rentista = await buscarRentista(trx, pedido.trim());
  if (rentista === undefined) throw campoInvalido('codigo_entidad', 'El tipo de rentista no existe en la lista.');
  return rentista;
}
