/** A remission answers so (document 2 §8 Monitoring send). */
import type { Respuesta } from '@sgpa/contract/endpoints';
import { armarDesenlace, type Desenlace, dichoEnAviso, hechoYDicho, siSigueLaSesion } from '../../../lib/desenlace.ts';
import { ErrorApi } from '../../../lib/error-api.ts';
import { TOAST_LARGO_MS } from '../../../ui/toast.ts';

const FALLA = 'No se pudo procesar la solicitud, contactes a su administrador';

export const negado = (mensaje: string, ...mas: string[]): Desenlace =>
  armarDesenlace({ avisos: [{ tipo: 'error', mensaje, ms: TOAST_LARGO_MS }], mensajes: [mensaje, ...mas] });

const interpretar = ({ operacion, mensaje }: Respuesta<'remision-declaracion'>): Desenlace =>
  operacion === 'true' ? hechoYDicho(mensaje) : negado(mensaje);

export const interpretarFalla = siSigueLaSesion((error) =>
  negado(FALLA, ...(error instanceof ErrorApi ? [error.mensaje] : [])),
);

/** The open declaration is not refreshed: the form stays on the version that was seen. */
const REFRESCA = ['declaraciones'];

export const AL_REMITIR = { interpretar, interpretarFalla, refresca: REFRESCA };

export const AL_ANULAR = {
  interpretar: dichoEnAviso(),
  /** A rule that forbids it says why. */
  interpretarFalla: (error: unknown): Desenlace =>
    error instanceof ErrorApi && error.status === 409 ? negado(error.mensaje) : interpretarFalla(error),
  refresca: REFRESCA,
};
