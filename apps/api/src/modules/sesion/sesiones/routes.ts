import { sesiones } from '@sgpa/contract/v1/sesiones';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { verSesiones } from './service.ts';

export function rutasSesiones(app: FastifyInstance, deps: Deps): void {
  ruta(app, sesiones, (contexto) => verSesiones(deps, contexto));
}
