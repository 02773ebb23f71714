import { reloj } from './reloj.ts';

/** Encoded `{token, username}`; the keys live in the browser's session storage, so closing the tab ends the session. */
const CLAVE_SESION = 'auth';
const CLAVE_TOKEN = 'token';

export interface Sesion {
  token: string;
  username: string;
  codigoRol: string;
  /** Instant at which the token stops being accepted. */
  expira: Date;
}

interface CargaToken {
  usr: { codigoRol: string };
  exp: number;
}

const oyentes = new Set<() => void>();

function codificar(valor: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(valor));
  return btoa(String.fromCharCode(...bytes));
}

function decodificar(texto: string): unknown {
  const binario = atob(texto.replace(/-/g, '+').replace(/_/g, '/'));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(binario, (letra) => letra.charCodeAt(0))));
}

function esObjeto(valor: unknown): valor is Record<string, unknown> {
  return typeof valor === 'object' && valor !== null;
}

function esCargaToken(valor: unknown): valor is CargaToken {
  return (
    esObjeto(valor) && typeof valor.exp === 'number' && esObjeto(valor.usr) && typeof valor.usr.codigoRol === 'string'
  );
}

function interpretar(token: string, username: string): Sesion {
  const carga = decodificar(token.split('.')[1] ?? '');
  if (!esCargaToken(carga)) throw new Error('the token has no readable user');
  return { token, username, codigoRol: carga.usr.codigoRol, expira: new Date(carga.exp * 1000) };
}

let memoria: { crudo: string; sesion: Sesion } | null = null;

/**
 * The stored session, expired or not. One that cannot be read is removed, as if it had never been there.
 * The result is the same object while the storage does not change.
 */
export function leerSesion(): Sesion | null {
  const crudo = sessionStorage.getItem(CLAVE_SESION);
  if (crudo === null) return null;
  if (memoria?.crudo === crudo) return memoria.sesion;
  try {
    const dato = decodificar(crudo);
    if (!esObjeto(dato) || typeof dato.token !== 'string' || typeof dato.username !== 'string') {
      throw new Error('the stored session has another shape');
    }
    memoria = { crudo, sesion: interpretar(dato.token, dato.username) };
    return memoria.sesion;
  } catch {
    borrarSesion();
    return null;
  }
}

/** Stores a new session. @throws when the token has no readable user. */
export function guardarSesion(token: string, username: string): Sesion {
  const sesion = interpretar(token, username);
  sessionStorage.setItem(CLAVE_SESION, codificar({ token, username }));
  sessionStorage.setItem(CLAVE_TOKEN, token);
  avisar();
  return sesion;
}

export function borrarSesion(): void {
  memoria = null;
  sessionStorage.removeItem(CLAVE_SESION);
  sessionStorage.removeItem(CLAVE_TOKEN);
  avisar();
}

/** Expiry before now means expired (document 1 section 2). */
export function estaVencida(sesion: Sesion): boolean {
  return sesion.expira.getTime() < reloj.ahora().getTime();
}

function avisar(): void {
  for (const oyente of oyentes) oyente();
}

export function alCambiarSesion(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}
