import { ingreso } from '@sgpa/contract/v1/ingreso';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { rutaPublica } from '../../../plugins/ruta.ts';
import { ingresar } from './service.ts';

export function rutasIngreso(app: FastifyInstance, deps: Deps): void {
  rutaPublica(app, ingreso, ({ body, request }) =>
    ingresar(deps, body, { ip: request.ip, idSolicitud: request.id, agente: request.headers['user-agent'] }),
  );
}
