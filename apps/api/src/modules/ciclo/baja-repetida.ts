import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import { esLaMismaBaja } from '@sgpa/domain/cobertura/mismo-hecho';
import type { Confirmante } from '@sgpa/domain/cobertura/palabra-defuncion';
import { textoBaja } from '@sgpa/domain/cobertura/textos-accion';
import type { Operacion } from '../../operacion.ts';
import type { Afiliacion } from '../afiliacion/afiliacion.queries.ts';
import { confirmarDefuncion } from '../afiliacion/defuncion.ts';
import { hecho } from './accion.ts';
import { arrastreDe } from './arrastre.queries.ts';
import type { MotivoDeBaja, PedidoBaja } from './decidir-baja.ts';

/**
 * The answer of a baja that the record, held, already tells; null where it asks for something else. A death that is
 * confirmed since it was recorded (`confirma`) binds everybody from now on, though nothing of the record changes.
 */
export async function bajaRepetida(
  op: Operacion,
  accion: 'baja-titular' | 'baja-beneficiario',
  fila: Afiliacion,
  { opcion, fecha_fin, fecha_fin_cesantia, version }: PedidoBaja & { version?: number | null },
  { idMotivo, defuncion }: MotivoDeBaja,
  confirma: Confirmante | null,
): Promise<RespuestaAccion | null> {
  const pedida = { idMotivo, opcion, fecha_baja: fecha_fin ?? null, loVe: version === fila.version };
  if (!esLaMismaBaja(fila, pedida, op.hoy)) return null;
  const arrastre = await arrastreDe(op.trx, fila.id, accion);
  if (defuncion !== null) await confirmarDefuncion(op, fila, { accion, confirma }, defuncion);
  return hecho(textoBaja(fila, arrastre, fecha_fin_cesantia ?? null));
}
