import { busquedaEntidad, entidadesDelEnte } from '@sgpa/contract/v1/busqueda-entidad';
import { entesGestores } from '@sgpa/contract/v1/entes-gestores';
import {
  establecimientosDelDepartamento,
  establecimientosDelEnte,
  parametricaPorNombre,
  parametricasHijas,
  parametricasPorGrupo,
} from '@sgpa/contract/v1/parametricas';
import { conSesion, lectura, type Tabla } from '../../plugins/tabla.ts';
import { buscarEntidad, listarEntidades } from './busqueda-entidad/busqueda-entidad.ts';
import { listarEntes } from './entes-gestores/entes-gestores.ts';
import {
  buscarPorNombre,
  listarEstablecimientos,
  listarEstablecimientosDelEnte,
  listarGrupo,
  listarHijas,
} from './parametricas/parametricas.ts';

/** The wire has these lists inside `data`. */
const enData = async <T>(lista: Promise<T>): Promise<{ data: T }> => ({ data: await lista });

export const rutasCatalogo = {
  'busqueda-entidad': conSesion(busquedaEntidad, (deps, contexto, _, { params: { a, b } }) =>
    enData(buscarEntidad(deps, contexto, a, b)),
  ),
  'busqueda-entidad/ente': lectura(entidadesDelEnte, (op, { params, query }) =>
    listarEntidades(op, { ...params, ...query }),
  ),
  'entes-gestores': conSesion(entesGestores, listarEntes),
  'parametricas/grupo': conSesion(parametricasPorGrupo, (deps, _, __, { params, query }) =>
    enData(listarGrupo(deps, params.grupo, query.terminados)),
  ),
  'parametricas/hijas': conSesion(parametricasHijas, (deps, _, __, { params: { a, b } }) =>
    enData(listarHijas(deps, a, b)),
  ),
  'parametricas/nombre': conSesion(parametricaPorNombre, (deps, _, __, { params }) =>
    enData(buscarPorNombre(deps, params.grupo, params.nombre)),
  ),
  'parametricas/establecimientos': conSesion(establecimientosDelDepartamento, (deps, _, __, { params }) =>
    enData(listarEstablecimientos(deps, params.departamento)),
  ),
  'parametricas/establecimientos-ente': conSesion(establecimientosDelEnte, (deps, contexto, _, { params, query }) =>
    enData(listarEstablecimientosDelEnte(deps, contexto, params.departamento, query.idEnteGestor, query.terminados)),
  ),
} satisfies Tabla;
