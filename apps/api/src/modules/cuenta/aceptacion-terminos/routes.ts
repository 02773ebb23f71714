import { activarUsuario as activar, cambiosTerminos, verificarAceptacion } from '@sgpa/contract/v1/aceptacion-terminos';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta, rutaDeLectura } from '../../../plugins/ruta.ts';
import { verCambios } from './cambios.service.ts';
import { activarUsuario, verificar } from './service.ts';

export function rutasAceptacionTerminos(app: FastifyInstance, deps: Deps): void {
  rutaDeLectura(app, verificarAceptacion, verificar);
  ruta(app, activar, (contexto, { query }) => activarUsuario(deps, contexto, query.version));
  rutaDeLectura(app, cambiosTerminos, (op) => verCambios(op, deps.config.producto));
}
