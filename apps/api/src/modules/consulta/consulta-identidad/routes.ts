import { consultaIdentidad } from '@sgpa/contract/v1/consulta-identidad';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { consultarIdentidad } from './service.ts';

export function rutasConsultaIdentidad(app: FastifyInstance, deps: Deps): void {
  ruta(app, consultaIdentidad, (contexto, { body }) => consultarIdentidad(deps, contexto, body));
}
