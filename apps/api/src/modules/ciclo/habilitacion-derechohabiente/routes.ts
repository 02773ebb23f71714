import { habilitacionDerechohabiente } from '@sgpa/contract/v1/habilitacion-derechohabiente';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { habilitarDerechohabiente } from './service.ts';

export function rutasHabilitacionDerechohabiente(app: FastifyInstance, deps: Deps): void {
  ruta(app, habilitacionDerechohabiente, (contexto, { body, request }) =>
    habilitarDerechohabiente(deps, contexto, body, leerIntencion(request, deps.config)),
  );
}
