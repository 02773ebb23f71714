import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { parrafoComparado } from '../shared/cambios-terminos.ts';
import { opcional, texto } from '../shared/campos.ts';

const estadoCuenta = z.object({ activo: z.boolean() });
const porRegir = z.object({ version: z.string(), vigenteDesde: z.string() });

/** Follows document 1 §4 Account state: `activo` is false while the terms in force are not accepted. */
export const verificarAceptacion = endpoint({
  clave: 'aceptacion-terminos/verificar',
  method: 'GET',
  path: '/v1/verificarAceptacion',
  summary: 'Dice si la cuenta aceptó los términos vigentes, y cuáles por regir le faltan',
  /** `porRegir` is null where there are none, or they are accepted already. */
  response: estadoCuenta.extend({ porRegir: porRegir.nullable() }),
});

/** This GET writes, as the specification shows it (document 1 §7); repeating it changes nothing. */
export const activarUsuario = endpoint({
  clave: 'aceptacion-terminos/aceptar',
  method: 'GET',
  path: '/v1/activarUsuario',
  summary: 'Acepta los términos vigentes y activa la cuenta, o los que van a regir, por adelantado',
  /** The version that was read is sent, so that nobody accepts a newer text unread. */
  request: { querystring: z.object({ version: opcional(texto(40)) }) },
  response: estadoCuenta,
});

/** Tells what changed since the version the user accepted last; `anterior` is null for none, or this very one. */
export const cambiosTerminos = endpoint({
  clave: 'aceptacion-terminos/cambios',
  method: 'GET',
  path: '/v1/terminos/cambios',
  summary: 'Qué cambió en los términos vigentes desde los que el usuario aceptó',
  response: z.object({
    version: z.string(),
    vigenteDesde: z.string(),
    anterior: z.string().nullable(),
    aceptadoEl: z.string().nullable(),
    parrafos: z.array(parrafoComparado),
  }),
});
