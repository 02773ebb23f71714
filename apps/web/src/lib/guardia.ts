import { borrarSesion, estaVencida, leerSesion } from './sesion.ts';

const CONTROL = /\p{Cc}/u;
/** One page asks for a link to make a password, the other is opened by it. */
export const RECUPERACION = { solicitud: '/recuperarCredenciales', enlace: '/nuevaPassword' } as const;
const PUBLICAS = ['/', '/login', RECUPERACION.solicitud, RECUPERACION.enlace] as const;

export const esRutaPublica = (ruta: string): boolean => PUBLICAS.some((publica) => publica === ruta);

/** Tells whether the page may be shown. An expired session is cleared on the way; drafts stay. */
export function puedePasar(ruta: string): boolean {
  if (esRutaPublica(ruta)) return true;
  const sesion = leerSesion();
  if (sesion === null) return false;
  if (!estaVencida(sesion)) return true;
  borrarSesion();
  return false;
}

/** Gives the page asked for, when it is one of ours and needs a session; a foreign or looping address is dropped. */
export function destinoSeguro(volver: unknown): string | null {
  if (typeof volver !== 'string' || !volver.startsWith('/') || /^\/[/\\]/.test(volver)) return null;
  // A browser drops tabs and line breaks before it reads an address: `/<tab>/x` would be `//x`.
  if (CONTROL.test(volver)) return null;
  const ruta = volver.split(/[?#]/)[0] ?? '';
  return esRutaPublica(ruta) ? null : volver;
}
