import type { RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import { armarDesenlace, hechoYDicho } from './desenlace.ts';
import { mensajeDeError } from './error-api.ts';

/** The `codigo_respuesta` says that it was done (document 2 §4); with any other, the message says why not. */
export const HECHO = 100;

/** A dialog that closes once it is saved tells success in a toast, and a refusal in itself. */
export const AL_GUARDAR_EN_DIALOGO = {
  interpretar: ({ codigo_respuesta, mensaje }: RespuestaAccion) =>
    codigo_respuesta === HECHO ? hechoYDicho(mensaje) : armarDesenlace({ mensajes: [mensaje] }),
  interpretarFalla: (falla: unknown) => armarDesenlace({ mensajes: [mensajeDeError(falla)] }),
};
