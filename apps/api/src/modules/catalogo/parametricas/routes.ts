import {
  establecimientosDelDepartamento,
  establecimientosDelEnte,
  parametricaPorNombre,
  parametricasHijas,
  parametricasPorGrupo,
} from '@sgpa/contract/v1/parametricas';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import {
  buscarPorNombre,
  listarEstablecimientos,
  listarEstablecimientosDelEnte,
  listarGrupo,
  listarHijas,
} from './service.ts';

export function rutasParametricas(app: FastifyInstance, deps: Deps): void {
  ruta(app, parametricasPorGrupo, async (_contexto, { params, query }) => ({
    data: await listarGrupo(deps, params.grupo, query.terminados),
  }));
  ruta(app, parametricasHijas, async (_contexto, { params }) => ({
    data: await listarHijas(deps, params.a, params.b),
  }));
  ruta(app, parametricaPorNombre, async (_contexto, { params }) => ({
    data: await buscarPorNombre(deps, params.grupo, params.nombre),
  }));
  ruta(app, establecimientosDelEnte, async (contexto, { params, query }) => ({
    data: await listarEstablecimientosDelEnte(
      deps,
      contexto,
      params.departamento,
      query.idEnteGestor,
      query.terminados,
    ),
  }));
  ruta(app, establecimientosDelDepartamento, async (_contexto, { params }) => ({
    data: await listarEstablecimientos(deps, params.departamento),
  }));
}
