import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The sign-in page of a demonstration offers these accounts (acuerdos §3). In production there are none. */
export const cuentasDemo = endpoint({
  clave: 'cuentas-demo',
  method: 'GET',
  path: '/v1/cuentasDemo',
  summary: 'Cuentas de una demostración; fuera de ella, ninguna',
  response: z.object({
    cuentas: z.array(
      z.object({ username: z.string(), password: z.string(), nombre: z.string(), cargo: z.string(), ente: z.string() }),
    ),
  }),
});
export type CuentaDemo = z.infer<typeof cuentasDemo.response>['cuentas'][number];
