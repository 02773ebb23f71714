import { estadoAsegurado } from '@sgpa/contract/v1/estado-asegurado';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { consultarEstado } from './service.ts';

export function rutasEstadoAsegurado(app: FastifyInstance, deps: Deps): void {
  ruta(app, estadoAsegurado, (contexto, { body }) => consultarEstado(deps, contexto, body));
}
