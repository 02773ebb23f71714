/** A refused publication or withdrawal keeps what was typed until it is saved. */
import { TEXTO_NO_PROCESADA } from '@sgpa/domain/errors/textos';
import { type Desenlace, desenlace } from '../../lib/desenlace.ts';
import { ErrorApi, lineasDe } from '../../lib/error-api.ts';
import { TOAST_LARGO_MS } from '../../ui/toast.ts';

function interpretarFalla(error: unknown): Desenlace {
  // A session that ended has its own dialog.
  if (error instanceof ErrorApi && error.status === 401) return desenlace({});
  if (!(error instanceof ErrorApi) || error.status >= 500) return desenlace({ mensajes: [TEXTO_NO_PROCESADA] });
  const lineas = lineasDe(error);
  return desenlace({ mensajes: lineas.length > 0 ? lineas : [error.mensaje] });
}

export const DE_TERMINOS = {
  interpretar: ({ mensaje }: { mensaje: string }): Desenlace =>
    desenlace({ hecho: true, avisos: [{ tipo: 'success', mensaje, ms: TOAST_LARGO_MS }] }),
  interpretarFalla,
  refresca: ['versiones-terminos', 'version-terminos', 'aceptaciones-terminos', 'terminos-vigentes'],
} as const;
