/**
 * The first script asks for what the first page is going to read: on a slow network the answer is there by the time the
 * rest has run. Whoever reads it takes it, once; what nobody took in time is asked for anew.
 */
import { BASES } from './config.ts';
import { conReloj } from './reloj.ts';
import { leerSesion } from './sesion.ts';

const VALE_MS = 15_000;

interface Adelanto {
  token: string;
  hasta: number;
  /** Null tells that no answer came: whoever takes it asks for itself, and says what happens then. */
  respuesta: Promise<Response | null>;
}

const adelantos = new Map<string, Adelanto>();

export function adelantar(ruta: string): void {
  const token = leerSesion()?.token;
  if (token === undefined) return;
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(VALE_MS);
  const pedirAhora = () => fetch(BASES.api + ruta, { headers, signal, credentials: 'omit' });
  const respuesta = conReloj(pedirAhora).catch(() => null);
  adelantos.set(ruta, { token, hasta: performance.now() + VALE_MS, respuesta });
}

/** Gives undefined where nobody asked for it in advance with this session. */
export function tomarAdelanto(ruta: string, token: string | undefined): Promise<Response | null> | undefined {
  const adelanto = adelantos.get(ruta);
  adelantos.delete(ruta);
  return adelanto?.token === token && performance.now() < (adelanto?.hasta ?? 0) ? adelanto?.respuesta : undefined;
}
