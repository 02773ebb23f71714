import { operacionesRealizadas } from '@sgpa/contract/v1/operaciones-realizadas';
import type { FastifyInstance } from 'fastify';
import { rutaDeLectura } from '../../../plugins/ruta.ts';
import { operacionesDeHoy } from './service.ts';

export function rutasOperacionesRealizadas(app: FastifyInstance): void {
  rutaDeLectura(app, operacionesRealizadas, operacionesDeHoy);
}
