import { resumenPoblacion } from '@sgpa/contract/v1/resumen-poblacion';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { totalPorEstado } from './service.ts';

export function rutasResumenPoblacion(app: FastifyInstance, deps: Deps): void {
  ruta(app, resumenPoblacion, async (contexto, { body }) => ({
    data: await totalPorEstado(deps, contexto, body.idEnteGestor),
  }));
}
