import { consultaEmpresa } from '@sgpa/contract/v1/consulta-empresa';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { consultarEmpresa } from './service.ts';

export function rutasConsultaEmpresa(app: FastifyInstance, deps: Deps): void {
  ruta(app, consultaEmpresa, (contexto, { body }) => consultarEmpresa(deps, contexto, body));
}
