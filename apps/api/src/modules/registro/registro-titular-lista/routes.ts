import { registroTitularLista } from '@sgpa/contract/v1/registro-titular-lista';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { registrarDesdeLista } from './service.ts';

export function rutasRegistroTitularLista(app: FastifyInstance, deps: Deps): void {
  ruta(app, registroTitularLista, (contexto, { body, request }) =>
    registrarDesdeLista(deps, contexto, body, leerIntencion(request, deps.config)),
  );
}
