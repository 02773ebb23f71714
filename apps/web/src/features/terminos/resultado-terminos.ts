/** A refused publication or withdrawal keeps what was typed until it is saved. */
import { TEXTO_NO_PROCESADA } from '@sgpa/domain/errors/textos';
import { armarDesenlace, dichoEnAviso, siSigueLaSesion } from '../../lib/desenlace.ts';
import { ErrorApi, lineasDe } from '../../lib/error-api.ts';
import { TOAST_LARGO_MS } from '../../ui/toast.ts';

const interpretarFalla = siSigueLaSesion((error) => {
  if (!(error instanceof ErrorApi) || error.status >= 500) return armarDesenlace({ mensajes: [TEXTO_NO_PROCESADA] });
  const lineas = lineasDe(error);
  return armarDesenlace({ mensajes: lineas.length > 0 ? lineas : [error.mensaje] });
});

export const DE_TERMINOS = {
  interpretar: dichoEnAviso(TOAST_LARGO_MS),
  interpretarFalla,
  refresca: ['versiones-terminos', 'version-terminos', 'aceptaciones-terminos', 'terminos-vigentes'],
} as const;
