import { MAX_MOTIVO_RETIRO, normalizarTerminos } from '@sgpa/domain/cuenta/terminos';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { textoRequerido } from '../shared/campos.ts';
import { deVersion } from './versiones-terminos.ts';

export const retiroTerminos = endpoint({
  clave: 'retiro-terminos',
  method: 'PUT',
  path: '/v1/terminos/versiones/:version/retirar',
  idempotente: true,
  summary: 'Retira una versión que todavía no rige',
  request: {
    params: deVersion,
    body: z.object({
      motivo: textoRequerido(MAX_MOTIVO_RETIRO).overwrite(normalizarTerminos).min(1, 'Este campo es requerido.'),
    }),
  },
  response: z.object({ version: z.string(), mensaje: z.string() }),
});
