import { bajaTitular } from '@sgpa/contract/v1/baja-titular';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { darDeBajaTitular } from './service.ts';

export function rutasBajaTitular(app: FastifyInstance, deps: Deps): void {
  ruta(app, bajaTitular, (contexto, { body, request }) =>
    darDeBajaTitular(deps, contexto, body, leerIntencion(request, deps.config)),
  );
}
