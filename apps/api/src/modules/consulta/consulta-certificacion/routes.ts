import { consultaCertificacion } from '@sgpa/contract/v1/consulta-certificacion';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { consultarCertificacion } from './service.ts';

export function rutasConsultaCertificacion(app: FastifyInstance, deps: Deps): void {
  ruta(app, consultaCertificacion, (contexto, { body }) => consultarCertificacion(deps, contexto, body));
}
