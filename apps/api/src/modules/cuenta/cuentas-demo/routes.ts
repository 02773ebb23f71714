import { cuentasDemo } from '@sgpa/contract/v1/cuentas-demo';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { rutaPublica } from '../../../plugins/ruta.ts';

/** Whoever starts a demonstration gives the server its accounts (`SGPA_CUENTAS_DEMO`); production refuses them. */
export function rutasCuentasDemo(app: FastifyInstance, { config }: Deps): void {
  rutaPublica(app, cuentasDemo, async () => ({ cuentas: [...config.cuentasDemo] }));
}
