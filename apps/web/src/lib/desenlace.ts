import { TEXTO_NO_PROCESADA } from '@sgpa/domain/errors/textos';
import { type Aviso, TOAST_LARGO_MS, TOAST_MS } from '../ui/toast.ts';
import { ErrorApi, lineasDe } from './error-api.ts';

/** A try to save ended so, in the words for the person. */
export interface Desenlace {
  logrado: boolean;
  /** Toasts tell them, in this order. */
  avisos: readonly Aviso[];
  /** The messages stand beside the form, and stay there. */
  mensajes: readonly string[];
  /** The server's words stand here when the record is not what the form was filled with; null otherwise. */
  conflicto: string | null;
}

const NADA: Desenlace = { logrado: false, avisos: [], mensajes: [], conflicto: null };

export const armarDesenlace = (dicho: Partial<Desenlace>): Desenlace => ({ ...NADA, ...dicho });

/** After these codes of HTTP the key is kept: the try was not processed, or may still run (409). */
const INCIERTOS: readonly number[] = [401, 408, 409, 425, 429];

/** Tells whether it is known that this try wrote nothing; until then the next try must carry the same key. */
export function esFinal(error: unknown): boolean {
  if (!(error instanceof ErrorApi)) return false;
  const { status, codigo } = error;
  return codigo === 'REGISTRO_CAMBIADO' || (status >= 400 && status < 500 && !INCIERTOS.includes(status));
}

/** Tells success in a toast. */
export const hechoYDicho = (mensaje: string, ms = TOAST_MS): Desenlace =>
  armarDesenlace({ logrado: true, avisos: [{ tipo: 'success', mensaje, ms }] });

/** Tells success in a toast, in the server's words. */
export const dichoEnAviso =
  (ms = TOAST_MS) =>
  ({ mensaje }: { mensaje: string }): Desenlace =>
    hechoYDicho(mensaje, ms);

/** A session that ended has its own dialog: nothing else tells of it. */
export const siSigueLaSesion =
  (interpretarFalla: (error: unknown) => Desenlace) =>
  (error: unknown): Desenlace =>
    error instanceof ErrorApi && error.status === 401 ? armarDesenlace({}) : interpretarFalla(error);

/** Tells in a toast why it was refused, in the server's words where it has some. */
export const fallaEnAviso = (propio: string) =>
  siSigueLaSesion((error) => {
    const mensaje = error instanceof ErrorApi && error.status < 500 ? error.mensaje : propio;
    return armarDesenlace({ avisos: [{ tipo: 'error', mensaje, ms: TOAST_LARGO_MS }] });
  });

/** A form tells success in a toast, and in itself why it was refused: what was typed stays until it is saved. */
export const EN_FORMULARIO = {
  interpretar: dichoEnAviso(),
  interpretarFalla: siSigueLaSesion((error) => {
    if (!(error instanceof ErrorApi) || error.status >= 500) return armarDesenlace({ mensajes: [TEXTO_NO_PROCESADA] });
    const lineas = lineasDe(error);
    return armarDesenlace({
      mensajes: lineas.length > 0 ? lineas : [error.mensaje],
      conflicto: error.codigo === 'REGISTRO_CAMBIADO' ? error.mensaje : null,
    });
  }),
};
