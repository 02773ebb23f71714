import { campoInvalido } from '@sgpa/domain/errors/rechazo';
import type { Db, Trx } from '../../db/pool.ts';
import { buscarParametrica } from '../catalogo/codigos.queries.ts';

/** Id of a reason that came as id, code or name. */
export async function resolverMotivo(
  db: Db | Trx,
  grupo: 'MOTIVO_BAJA' | 'MOTIVO_AMPLIACION',
  pedido: number | string,
): Promise<number> {
  const motivo = await buscarParametrica(db, grupo, pedido);
  if (motivo === undefined) throw campoInvalido('tipo_motivo', 'El motivo no existe en la lista.');
  return motivo.id;
}

export const limpiarDetalle = (texto: string | null | undefined): string | null => texto?.trim() || null;
