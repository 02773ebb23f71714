import { validacionTitular } from '@sgpa/contract/v2/validacion-titular';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { validarTitular } from './service.ts';

export function rutasValidacionTitular(app: FastifyInstance, deps: Deps): void {
  ruta(app, validacionTitular, async (contexto, { body }) => ({
    data: await Promise.all(body.data.map((pedido) => validarTitular(deps, contexto, pedido))),
  }));
}
