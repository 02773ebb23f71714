/** A refused publication or withdrawal keeps what was typed until it is saved. */
import { type Desenlace, desenlace } from '../../lib/desenlace.ts';
import { ErrorApi } from '../../lib/error-api.ts';
import { TOAST_LARGO_MS } from '../../ui/toast.ts';

const FALLA = 'La operación no pudo ser procesada por favor contáctese con su administrador.';

const esLinea = (una: unknown): una is { mensaje: string } =>
  typeof una === 'object' && una !== null && 'mensaje' in una && typeof una.mensaje === 'string';

function interpretarFalla(error: unknown): Desenlace {
  // A session that ended has its own dialog.
  if (error instanceof ErrorApi && error.status === 401) return desenlace({});
  if (!(error instanceof ErrorApi) || error.status >= 500) return desenlace({ mensajes: [FALLA] });
  const lineas = Array.isArray(error.detalle) ? error.detalle.filter(esLinea).map((una) => una.mensaje) : [];
  return desenlace({ mensajes: lineas.length > 0 ? lineas : [error.mensaje] });
}

export const DE_TERMINOS = {
  interpretar: ({ mensaje }: { mensaje: string }): Desenlace =>
    desenlace({ hecho: true, avisos: [{ tipo: 'success', mensaje, ms: TOAST_LARGO_MS }] }),
  interpretarFalla,
  refresca: ['versiones-terminos', 'version-terminos', 'aceptaciones-terminos', 'terminos-vigentes'],
} as const;
