import { historiaAsegurado } from '@sgpa/contract/v1/historia-asegurado';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { verHistoria } from './service.ts';

export function rutasHistoriaAsegurado(app: FastifyInstance, deps: Deps): void {
  ruta(app, historiaAsegurado, (contexto, { params }) => verHistoria(deps, contexto, params.idAfiliadoEnteGestor));
}
