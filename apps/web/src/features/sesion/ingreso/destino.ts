import { destinoSeguro } from '../../../lib/guardia.ts';
import { inicioDe } from '../../../lib/inicio.ts';
import type { Sesion } from '../../../lib/sesion.ts';

/** Tells where a sign-in leads: `/` routes by role; `/login` goes to the page asked for, else to the list. */
export function destinoDeIngreso(ruta: string, volver: unknown, sesion: Sesion): string {
  if (ruta === '/login') return destinoSeguro(volver) ?? '/asegurado';
  return inicioDe(sesion.codigoRol);
}
