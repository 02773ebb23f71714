import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import { esLaMismaBaja } from '@sgpa/domain/cobertura/mismo-hecho';
import { textoBaja } from '@sgpa/domain/cobertura/textos-accion';
import type { Operacion } from '../../operacion.ts';
import type { Afiliacion } from '../afiliacion/afiliacion.queries.ts';
import { hecho } from './accion.ts';
import { arrastreDe } from './arrastre.queries.ts';
import type { PedidoBaja } from './decidir-baja.ts';

/** The answer of a baja that the record, held, already tells; null where it asks for something else. */
export async function bajaRepetida(
  { trx, hoy }: Operacion,
  accion: 'baja-titular' | 'baja-beneficiario',
  fila: Afiliacion,
  { opcion, fecha_fin, version }: PedidoBaja & { version?: number | null },
  idMotivo: number,
): Promise<RespuestaAccion | null> {
  const pedida = { idMotivo, opcion, fecha_baja: fecha_fin ?? null, loVe: version === fila.version };
  if (!esLaMismaBaja(fila, pedida, hoy)) return null;
  return hecho(textoBaja(fila, await arrastreDe(trx, fila.id, accion)));
}
