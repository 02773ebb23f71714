import { consultaOvt } from '@sgpa/contract/v1/consulta-ovt';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { consultarOvt } from './service.ts';

export function rutasConsultaOvt(app: FastifyInstance, deps: Deps): void {
  ruta(app, consultaOvt, (contexto, { body }) => consultarOvt(deps, contexto, body));
}
