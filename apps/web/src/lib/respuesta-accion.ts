import type { RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import { desenlace, hechoYDicho } from './desenlace.ts';
import { mensajeDeError } from './error-api.ts';

/** The `codigo_respuesta` says that it was done (document 2 §4); with any other, the message says why not. */
export const HECHO = 100;

/** A dialog that closes once it is saved tells success in a toast, and a refusal in itself. */
export const DE_DIALOGO = {
  interpretar: ({ codigo_respuesta, mensaje }: RespuestaAccion) =>
    codigo_respuesta === HECHO ? hechoYDicho(mensaje) : desenlace({ mensajes: [mensaje] }),
  interpretarFalla: (falla: unknown) => desenlace({ mensajes: [mensajeDeError(falla)] }),
};
