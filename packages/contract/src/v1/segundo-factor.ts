import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { textoExacto } from '../shared/campos.ts';

/** The code is the authenticator's, or one of the recovery codes. */
const codigo = textoExacto(40).min(1, 'Este campo es requerido.');
const password = textoExacto(256).min(1, 'Este campo es requerido.');

const resultado = z.object({ registro: z.boolean(), mensaje: z.string() });
/** The codes are shown this once; there are none where nothing was done. */
const conCodigos = resultado.extend({ codigos: z.array(z.string()) });

export const segundoFactor = endpoint({
  clave: 'segundo-factor',
  method: 'GET',
  path: '/v1/usuario/segundoFactor',
  summary: 'Si la cuenta de la sesión tiene segundo factor',
  response: z.object({
    activo: z.boolean(),
    desde: z.string().nullable(),
    /** The account's role asks for a second factor. */
    exigido: z.boolean(),
    codigos_restantes: z.number().int(),
  }),
});

export const prepararSegundoFactor = endpoint({
  clave: 'segundo-factor/preparar',
  method: 'POST',
  path: '/v1/usuario/segundoFactor/preparar',
  summary: 'Hace una clave para la aplicación de autenticación; vale cuando un código suyo la active',
  response: z.object({
    /** The key is typed where no picture can be taken. */
    clave: z.string(),
    direccion_clave: z.string(),
    /** The picture of the address is one path of squares in a box of so many. */
    qr: z.object({ lado: z.number().int(), trazo: z.string() }),
  }),
});

export const activarSegundoFactor = endpoint({
  clave: 'segundo-factor/activar',
  method: 'POST',
  path: '/v1/usuario/segundoFactor/activar',
  summary: 'Activa el segundo factor con la contraseña y un código, y da los códigos de recuperación',
  request: { body: z.object({ password, codigo }) },
  response: conCodigos,
});

export const desactivarSegundoFactor = endpoint({
  clave: 'segundo-factor/desactivar',
  method: 'POST',
  path: '/v1/usuario/segundoFactor/desactivar',
  summary: 'Quita el segundo factor con la contraseña y un código',
  request: { body: z.object({ password, codigo }) },
  response: resultado,
});

export const codigosRecuperacion = endpoint({
  clave: 'segundo-factor/codigos',
  method: 'POST',
  path: '/v1/usuario/segundoFactor/codigos',
  summary: 'Hace códigos de recuperación nuevos; los anteriores ya no valen',
  request: { body: z.object({ password, codigo }) },
  response: conCodigos,
});
