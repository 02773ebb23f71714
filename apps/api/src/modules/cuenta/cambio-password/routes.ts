import { cambioPassword } from '@sgpa/contract/v1/cambio-password';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { cambiarPassword } from './service.ts';

export function rutasCambioPassword(app: FastifyInstance, deps: Deps): void {
  ruta(app, cambioPassword, (contexto, { body, request }) =>
    cambiarPassword(deps, contexto, body, leerIntencion(request, deps.config)),
  );
}
