import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enDigitos, entre, idCorto, idEnteGestor, opcional, texto, textoRequerido } from '../shared/campos.ts';

/**
 * Finds an employer by code and code type (document 2 §7): `a` is the code as typed (1020304050), `b` the type (3100).
 * Unknown here, it is asked from the employer portal and kept.
 */
export const busquedaEntidad = endpoint({
  clave: 'busqueda-entidad',
  method: 'GET',
  path: '/v1/entidad/find/:a/:b',
  summary: 'Entidad empleadora por código y tipo de código',
  request: { params: z.object({ a: textoRequerido(30), b: enDigitos(idCorto) }) },
  response: z.object({ data: z.object({ idEntidad: z.number(), codigo: z.string(), nombre: z.string() }) }),
});
export type EntidadEncontrada = z.infer<typeof busquedaEntidad.response>['data'];

export const entidadesDelEnte = endpoint({
  clave: 'busqueda-entidad/ente',
  method: 'GET',
  path: '/v1/entidad/findByEnteGestor/:idEnteGestor',
  summary: 'Entidades empleadoras con asegurados en un ente gestor',
  request: {
    params: z.object({ idEnteGestor: enDigitos(idEnteGestor) }),
    querystring: z.strictObject({
      buscar: opcional(texto(100)),
      page: enDigitos(entre(0, 100_000).optional()),
      limit: enDigitos(entre(1, 100).optional()),
    }),
  },
  response: z.object({
    total: z.number().int(),
    datos: z.array(z.object({ idEntidad: z.number(), nombre: z.string() })),
  }),
});
