import { actualizacionTitular, registroTitularPorCodigo } from '@sgpa/contract/v2/actualizacion-titular';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { rutaDeLectura } from '../../../plugins/ruta.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { actualizarTitular, leerTitular } from './service.ts';

const rutaActualizacion = rutaUnaVez(actualizacionTitular, actualizarTitular);

export function rutasActualizacionTitular(app: FastifyInstance, deps: Deps): void {
  rutaDeLectura(app, registroTitularPorCodigo, async (op, { params }) => ({
    data: await leerTitular(op, params.code),
  }));
  rutaActualizacion(app, deps);
}
