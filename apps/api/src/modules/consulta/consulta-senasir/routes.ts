import { consultaSenasir } from '@sgpa/contract/v1/consulta-senasir';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { consultarSenasir } from './service.ts';

export function rutasConsultaSenasir(app: FastifyInstance, deps: Deps): void {
  ruta(app, consultaSenasir, (contexto, { body }) => consultarSenasir(deps, contexto, body));
}
