import { actualizacionTitular, registroTitularPorCodigo } from '@sgpa/contract/v2/actualizacion-titular';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { leerIntencion } from '../../idempotencia/idempotencia.service.ts';
import { actualizarTitular, leerTitular } from './service.ts';

export function rutasActualizacionTitular(app: FastifyInstance, deps: Deps): void {
  ruta(app, registroTitularPorCodigo, async (contexto, { params }) => ({
    data: await leerTitular(deps, contexto, params.code),
  }));
  ruta(app, actualizacionTitular, (contexto, { body, request }) =>
    actualizarTitular(deps, contexto, body, leerIntencion(request, deps.config)),
  );
}
