import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enDigitos, idEnteGestor, opcional, textoRequerido } from '../shared/campos.ts';

const parametrica = z
  .object({
    id: z.number().int(),
    codigo: z.string(),
    nombre: z.string(),
    sigla: z.string(),
    /** The flag comes only where `terminados` was asked for: no form offers the value today. */
    terminado: z.literal(true).optional(),
  })
  .meta({ id: 'Parametrica' });
export type Parametrica = z.infer<typeof parametrica>;

const lista = z.object({ data: z.array(parametrica) });
const clave = textoRequerido(100);
/** Adds the values that are not in force on this day, for a reader of records that have them. */
const terminados = opcional(z.literal('true').transform(() => true));

export const parametricasPorGrupo = endpoint({
  clave: 'parametricas/grupo',
  method: 'GET',
  path: '/v1/parametricas/getByGrupo/:grupo',
  summary: 'Lista paramétrica por nombre de grupo',
  request: { params: z.object({ grupo: clave }), querystring: z.object({ terminados }) },
  response: lista,
});

/** `a` is the group of the children (MUNICIPIO), `b` the parent: id, código or sigla of the department. */
export const parametricasHijas = endpoint({
  clave: 'parametricas/hijas',
  method: 'GET',
  path: '/v1/parametricas/getParametricaHijasByPadre/:a/:b',
  summary: 'Paramétricas hijas de un padre',
  request: { params: z.object({ a: clave, b: clave }) },
  response: lista,
});

/** The wizards read the response's `data.sigla`. */
export const parametricaPorNombre = endpoint({
  clave: 'parametricas/nombre',
  method: 'GET',
  path: '/v1/parametricas/getParametricaByGrupoAndNombre/:grupo/:nombre',
  summary: 'Una paramétrica por grupo y nombre',
  request: { params: z.object({ grupo: clave, nombre: clave }) },
  response: z.object({ data: parametrica }),
});

/** Lists the establishments of the user's managing entity in a department; authority roles name the entity. */
export const establecimientosDelEnte = endpoint({
  clave: 'parametricas/establecimientos-ente',
  method: 'GET',
  path: '/v1/parametricas/findByClaveDepartamentoAndFidEnteGestor/:departamento',
  summary: 'Establecimientos del ente gestor en un departamento',
  request: {
    params: z.object({ departamento: clave }),
    querystring: z.object({ idEnteGestor: opcional(enDigitos(idEnteGestor)), terminados }),
  },
  response: lista,
});

export const establecimientosDelDepartamento = endpoint({
  clave: 'parametricas/establecimientos',
  method: 'GET',
  path: '/v1/parametricas/findByClaveDepartamento/:departamento',
  summary: 'Establecimientos de un departamento',
  request: { params: z.object({ departamento: clave }) },
  response: lista,
});
