import type { Aviso } from '../ui/toast.ts';
import { ErrorApi } from './error-api.ts';

/** How a try to save ended, in the words for the person. */
export interface Desenlace {
  /** Saved: nothing is left to do. */
  hecho: boolean;
  /** Told in passing, in this order. */
  avisos: readonly Aviso[];
  /** Told beside the form, and stays there. */
  mensajes: readonly string[];
  /** The server's words when the record is not what the form was filled with; null otherwise. */
  conflicto: string | null;
}

const NADA: Desenlace = { hecho: false, avisos: [], mensajes: [], conflicto: null };

export const desenlace = (dicho: Partial<Desenlace>): Desenlace => ({ ...NADA, ...dicho });

/** Codes of HTTP that say nothing about the outcome: not processed (yet), or not told. */
const PENDIENTES: readonly number[] = [401, 408, 409, 425, 429];

/** Whether it is known that nothing was written; until then the next try must carry the same key. */
export function esFinal(error: unknown): boolean {
  if (!(error instanceof ErrorApi)) return false;
  const { status, codigo } = error;
  return codigo === 'REGISTRO_CAMBIADO' || (status >= 400 && status < 500 && !PENDIENTES.includes(status));
}
