import { ampliacionTitular } from '@sgpa/contract/v1/ampliacion-titular';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { ampliarTitular } from './service.ts';

export function rutasAmpliacionTitular(app: FastifyInstance, deps: Deps): void {
  ruta(app, ampliacionTitular, (contexto, { body, request }) =>
    ampliarTitular(deps, contexto, body, leerIntencion(request, deps.config)),
  );
}
