import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const operacion = z.object({
  claveTipoOperacion: z.string(),
  cantidadOperacion: z.number().int(),
  descripcion: z.string(),
});
export type OperacionRealizada = z.infer<typeof operacion>;

/** Counts the day's operations of the user (document 1 §2 Application shell). */
export const operacionesRealizadas = endpoint({
  clave: 'operaciones-realizadas',
  method: 'GET',
  path: '/v1/operacionByUsuario',
  summary: 'Operaciones realizadas hoy por el usuario',
  response: z.array(operacion),
});
