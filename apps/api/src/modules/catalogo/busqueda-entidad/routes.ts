import { busquedaEntidad, entidadesDelEnte } from '@sgpa/contract/v1/busqueda-entidad';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta, rutaDeLectura } from '../../../plugins/ruta.ts';
import { buscarEntidad, listarEntidades } from './service.ts';

export function rutasBusquedaEntidad(app: FastifyInstance, deps: Deps): void {
  ruta(app, busquedaEntidad, async (contexto, { params }) => ({
    data: await buscarEntidad(deps, contexto, params.a, params.b),
  }));
  rutaDeLectura(app, entidadesDelEnte, (op, { params, query }) => listarEntidades(op, { ...params, ...query }));
}
