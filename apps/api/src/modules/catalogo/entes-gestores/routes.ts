import { entesGestores } from '@sgpa/contract/v1/entes-gestores';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { listarEntes } from './service.ts';

export function rutasEntesGestores(app: FastifyInstance, deps: Deps): void {
  ruta(app, entesGestores, (contexto) => listarEntes(deps, contexto));
}
