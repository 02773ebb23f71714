import { cierreSesion } from '@sgpa/contract/v1/cierre-sesion';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { cerrarSesion } from './service.ts';

export function rutasCierreSesion(app: FastifyInstance, deps: Deps): void {
  ruta(app, cierreSesion, (contexto) => cerrarSesion(deps, contexto));
}
