import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { opcional, texto } from '../shared/campos.ts';

const estadoCuenta = z.object({ activo: z.boolean() });

/** Document 1 §4 Account state: `activo` is false while the terms in force are not accepted. */
export const verificarAceptacion = endpoint('aceptacion-terminos/verificar', {
  summary: 'Dice si la cuenta aceptó los términos vigentes',
  request: {},
  response: estadoCuenta,
});

/** A GET that writes, as the specification shows it (document 1 §7); repeating it changes nothing. */
export const activarUsuario = endpoint('aceptacion-terminos/aceptar', {
  summary: 'Acepta los términos vigentes y activa la cuenta',
  /** The version that was read, so that nobody accepts a newer text unread. */
  request: { querystring: z.object({ version: opcional(texto(40)) }) },
  response: estadoCuenta,
});
