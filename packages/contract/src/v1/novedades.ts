import { MAX_PAGINA } from '@sgpa/domain/asegurado/lista-asegurados';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  documentoBuscado,
  enDigitos,
  entre,
  fechaDada,
  numeroDado,
  opcional,
  sinParametros,
  textoRequerido,
} from '../shared/campos.ts';
import { tipoAfiliado } from '../shared/codigos.ts';

/** Follows document 1 §3 Novedad (paged), and adds what leads to the person's row of the list. */
const novedad = z
  .object({
    idNovedadEnteGestor: z.number(),
    codigoNovedad: z.string(),
    nombres: z.string(),
    documentoIdentidad: numeroDado,
    complementoDocumento: z.string(),
    fechaNacimiento: fechaDada,
    departamento: z.string(),
    detalleNovedad: z.string(),
    idAfiliadoEnteGestor: z.number(),
    tipoAfiliado,
    /** The novedad was opened on this day. */
    fechaNovedad: fechaDada,
    /** The affiliation is of this entity: the authority sees those of all. */
    siglaEnteGestor: z.string(),
  })
  .meta({ id: 'Novedad' });
export type Novedad = z.infer<typeof novedad>;

/** `page` counts from zero; the word `null` is an empty filter. A department comes by id, code, sigla or name. */
export const novedades = endpoint({
  clave: 'novedades',
  method: 'GET',
  path: '/v1/novedades/findByIdEnteGestor/:page/:limit/:ci/:departamento',
  summary: 'Novedades abiertas, con total exacto',
  request: {
    params: z.object({
      page: enDigitos(entre(0, MAX_PAGINA)),
      limit: enDigitos(entre(1, 100)),
      ci: opcional(documentoBuscado),
      departamento: opcional(textoRequerido(100)),
    }),
    querystring: sinParametros,
  },
  response: z.object({
    content: z.array(novedad),
    pages: z.number().int(),
    totalElement: z.number().int(),
  }),
});
