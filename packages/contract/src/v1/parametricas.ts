import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, opcional, textoRequerido } from '../shared/campos.ts';

const parametrica = z
  .object({ id: z.number().int(), codigo: z.string(), nombre: z.string(), sigla: z.string() })
  .meta({ id: 'Parametrica' });
export type Parametrica = z.infer<typeof parametrica>;

const lista = z.object({ data: z.array(parametrica) });
const clave = textoRequerido(100);

const consulta = <const P extends string, E extends z.ZodType, R extends z.ZodType>(
  path: P,
  summary: string,
  params: E,
  response: R,
) => endpoint({ slug: 'parametricas', method: 'GET', path, summary, request: { params }, response });

export const parametricasPorGrupo = consulta(
  '/v1/parametricas/getByGrupo/:grupo',
  'Lista paramétrica por nombre de grupo',
  z.object({ grupo: clave }),
  lista,
);

/** `a` is the group of the children (MUNICIPIO), `b` the parent: id, código or sigla of the department. */
export const parametricasHijas = consulta(
  '/v1/parametricas/getParametricaHijasByPadre/:a/:b',
  'Paramétricas hijas de un padre',
  z.object({ a: clave, b: clave }),
  lista,
);

/** The response's `data.sigla` is what the wizards read. */
export const parametricaPorNombre = consulta(
  '/v1/parametricas/getParametricaByGrupoAndNombre/:grupo/:nombre',
  'Una paramétrica por grupo y nombre',
  z.object({ grupo: clave, nombre: clave }),
  z.object({ data: parametrica }),
);

/** Establishments of the user's managing entity in a department; authority roles name the entity. */
export const establecimientosDelEnte = endpoint({
  slug: 'parametricas',
  method: 'GET',
  path: '/v1/parametricas/findByClaveDepartamentoAndFidEnteGestor/:departamento',
  summary: 'Establecimientos del ente gestor en un departamento',
  request: { params: z.object({ departamento: clave }), querystring: z.object({ idEnteGestor: opcional(id) }) },
  response: lista,
});

export const establecimientosDelDepartamento = consulta(
  '/v1/parametricas/findByClaveDepartamento/:departamento',
  'Establecimientos de un departamento',
  z.object({ departamento: clave }),
  lista,
);
