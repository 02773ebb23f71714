/** Toasts stay so many milliseconds (document 1 §9, document 2 §9). */
export const TOAST_MS = 5000;
export const TOAST_LARGO_MS = 10_000;
export const TOAST_MUY_LARGO_MS = 20_000;

type Tipo = 'success' | 'error' | 'warning' | 'info';

export interface Aviso {
  tipo: Tipo;
  mensaje: string;
  ms: number;
}

let mostrar: ((aviso: Aviso) => void) | null = null;
let retirar: (() => void) | null = null;
const enEspera: Aviso[] = [];
let alEsperar: (() => void) | null = null;

/** Shows a short message, outside components too. Until the toasts' own code is there, the message waits. */
export function toast(tipo: Tipo, mensaje: string, ms: number = TOAST_MS): void {
  const aviso = { tipo, mensaje, ms };
  if (mostrar !== null) {
    mostrar(aviso);
    return;
  }
  enEspera.push(aviso);
  alEsperar?.();
}

/** A new try begins: the former warnings hold no more, and would lie over the question that comes now. */
export function retirarAdvertencias(): void {
  retirar?.();
}

/** The toasts are ready: what waited is shown, and the rest goes straight to them. */
export function conectarToasts(funcion: (aviso: Aviso) => void, alRetirar: typeof retirar = null): void {
  mostrar = funcion;
  retirar = alRetirar;
  for (const aviso of enEspera.splice(0)) funcion(aviso);
}

/** `funcion` brings the toasts in when the first one waits. */
export function alPrimerToast(funcion: () => void): void {
  alEsperar = funcion;
  if (enEspera.length > 0) funcion();
}
