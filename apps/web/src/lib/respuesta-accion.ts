import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import { TOAST_MS } from '../ui/toast.ts';
import { desenlace } from './desenlace.ts';
import { mensajeDeError } from './error-api.ts';

/** `codigo_respuesta` of what was done (document 2 §4); whatever else the path answers, its message says why not. */
export const HECHO = 100;

/** What a dialog says that closes once it is saved: what was done in passing, why it was not in itself. */
export const DE_DIALOGO = {
  interpretar: ({ codigo_respuesta, mensaje }: RespuestaAccion) =>
    codigo_respuesta === HECHO
      ? desenlace({ hecho: true, avisos: [{ tipo: 'success', mensaje, ms: TOAST_MS }] })
      : desenlace({ mensajes: [mensaje] }),
  interpretarFalla: (falla: unknown) => desenlace({ mensajes: [mensajeDeError(falla)] }),
};
