import { registroTitular } from '@sgpa/contract/v2/registro-titular';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { registrarTitular } from './service.ts';

export function rutasRegistroTitular(app: FastifyInstance, deps: Deps): void {
  ruta(app, registroTitular, (contexto, { body, request }) =>
    registrarTitular(deps, contexto, body, leerIntencion(request, deps.config)),
  );
}
