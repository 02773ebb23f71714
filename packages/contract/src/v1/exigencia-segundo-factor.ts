import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { textoRequerido } from '../shared/campos.ts';

export const rolesConSegundoFactor = endpoint({
  clave: 'exigencia-segundo-factor/roles',
  method: 'GET',
  path: '/v1/rol/segundoFactor',
  summary: 'Qué roles deben tener segundo factor',
  response: z.object({
    roles: z.array(
      z.object({
        rol: z.string(),
        nombre: z.string(),
        exige: z.boolean(),
        /** The active accounts of the role are counted, and how many of them have a second factor. */
        cuentas: z.number().int(),
        con_segundo_factor: z.number().int(),
      }),
    ),
  }),
});

export const exigenciaSegundoFactor = endpoint({
  clave: 'exigencia-segundo-factor',
  method: 'PUT',
  path: '/v1/rol/segundoFactor',
  idempotente: true,
  summary: 'Exige el segundo factor a un rol, o deja de hacerlo',
  request: { body: z.object({ rol: textoRequerido(60), exige: z.boolean() }) },
  response: z.object({ mensaje: z.string() }),
});
