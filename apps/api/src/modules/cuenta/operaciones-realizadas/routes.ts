import { operacionesRealizadas } from '@sgpa/contract/v1/operaciones-realizadas';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { operacionesDeHoy } from './service.ts';

export function rutasOperacionesRealizadas(app: FastifyInstance, deps: Deps): void {
  ruta(app, operacionesRealizadas, (contexto) => operacionesDeHoy(deps, contexto));
}
