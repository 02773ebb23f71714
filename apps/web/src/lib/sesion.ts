import { rolDeCodigo } from '@sgpa/domain/cuenta/roles';
import { PRODUCTO } from '../ui/producto.ts';
import { reclamarBorradores } from './borrador.ts';
import { reloj } from './reloj.ts';

/**
 * The keys hold the encoded `{token, username, usr}` (document 1 §3, document 2 §9) and the raw token. They live in the
 * browser's session storage, so closing the tab ends the session.
 */
const CLAVE_SESION = 'auth';
const CLAVE_TOKEN = 'token';

export interface Sesion {
  /** The id is the server's, and the same in every tab that has this session; empty when the token has none. */
  id: string;
  token: string;
  /** The name is written as the server writes it, whatever the case in which it was typed. */
  username: string;
  /** The role's code as in `domain/cuenta/roles`, also where the token has the product's own. */
  codigoRol: string;
  /** The token stops being accepted at this instant. */
  expira: Date;
}

interface CargaToken {
  usr: { usuario: string; codigoRol: string };
  exp: number;
  jti?: unknown;
}

const oyentes = new Set<() => void>();
const oyentesDePersona = new Set<() => void>();

function codificar(valor: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(valor));
  return btoa(String.fromCharCode(...bytes));
}

function decodificar(texto: string): unknown {
  const binario = atob(texto.replace(/-/g, '+').replace(/_/g, '/'));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(binario, (letra) => letra.charCodeAt(0))));
}

const esObjeto = (valor: unknown): valor is Record<string, unknown> => typeof valor === 'object' && valor !== null;

function esCargaToken(valor: unknown): valor is CargaToken {
  if (!esObjeto(valor) || typeof valor.exp !== 'number' || !esObjeto(valor.usr)) return false;
  return typeof valor.usr.usuario === 'string' && typeof valor.usr.codigoRol === 'string';
}

function interpretar(token: string): Sesion {
  const carga = decodificar(token.split('.')[1] ?? '');
  if (!esCargaToken(carga)) throw new Error('the token has no readable user');
  const { usuario, codigoRol } = carga.usr;
  const id = typeof carga.jti === 'string' ? carga.jti : '';
  const expira = new Date(carga.exp * 1000);
  return { id, token, username: usuario, codigoRol: rolDeCodigo(codigoRol, PRODUCTO), expira };
}

const empaquetar = ({ token, username, codigoRol }: Sesion): string =>
  codificar({ token, username, usr: { usuario: username, codigoRol } });

let memoria: { crudo: string; sesion: Sesion } | null = null;

/** @throws when what is stored is not what the token says, or the two tokens are not the same one. */
function desempaquetar(crudo: string, token: string | null): Sesion {
  const dato = decodificar(crudo);
  if (!esObjeto(dato) || typeof dato.token !== 'string' || dato.token !== token || !esObjeto(dato.usr)) {
    throw new Error('the stored session has another shape');
  }
  const sesion = interpretar(dato.token);
  if (dato.username !== sesion.username || dato.usr.codigoRol !== sesion.codigoRol) {
    throw new Error('the stored session is not that of its token');
  }
  return sesion;
}

/**
 * Gives the stored session, expired or not. One that cannot be read is removed, as if it had never been there. The
 * result is the same object while the storage does not change.
 */
export function leerSesion(): Sesion | null {
  const crudo = sessionStorage.getItem(CLAVE_SESION);
  if (crudo === null) return null;
  const token = sessionStorage.getItem(CLAVE_TOKEN);
  if (memoria?.crudo === crudo && memoria.sesion.token === token) return memoria.sesion;
  try {
    memoria = { crudo, sesion: desempaquetar(crudo, token) };
    return memoria.sesion;
  } catch {
    borrarSesion();
    return null;
  }
}

/** Stores a new session; what another person left in this tab goes first. @throws when the token has no user. */
export function guardarSesion(token: string): Sesion {
  const sesion = interpretar(token);
  const otra = reclamarBorradores(sesion.username);
  sessionStorage.setItem(CLAVE_SESION, empaquetar(sesion));
  sessionStorage.setItem(CLAVE_TOKEN, token);
  if (otra) for (const oyente of oyentesDePersona) oyente();
  avisar();
  return sesion;
}

export function borrarSesion(): void {
  memoria = null;
  sessionStorage.removeItem(CLAVE_SESION);
  sessionStorage.removeItem(CLAVE_TOKEN);
  avisar();
}

/** Expiry before now means expired (document 1 §2). */
export const estaVencida = (sesion: Sesion): boolean => sesion.expira.getTime() < reloj.ahora().getTime();

function avisar(): void {
  for (const oyente of oyentes) oyente();
}

export function alCambiarSesion(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/** The listener runs when somebody signs in who is not the one that was in this tab before. */
export function alCambiarDePersona(oyente: () => void): void {
  oyentesDePersona.add(oyente);
}
