import { cierreOtrasSesiones } from '@sgpa/contract/v1/cierre-otras-sesiones';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { cerrarOtrasSesiones } from './service.ts';

export function rutasCierreOtrasSesiones(app: FastifyInstance, deps: Deps): void {
  ruta(app, cierreOtrasSesiones, (contexto, { body }) =>
    cerrarOtrasSesiones(deps, contexto, body.idSesion === 'TODAS' ? null : body.idSesion),
  );
}
