import { cambioPassword } from '@sgpa/contract/v1/cambio-password';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { cambiarPassword } from './service.ts';

export function rutasCambioPassword(app: FastifyInstance, deps: Deps): void {
  ruta(app, cambioPassword, (contexto, { body }) => cambiarPassword(deps, contexto, body));
}
