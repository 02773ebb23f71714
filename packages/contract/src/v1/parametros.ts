import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anulable, enDigitos, entre, idEnteGestor, opcional, texto } from '../shared/campos.ts';
import { deLista, deParametro, parametro } from '../shared/parametro.ts';

export const VIGENCIAS = ['VIGENTES', 'POR_COMENZAR', 'TERMINADOS'] as const;

/** `page` counts from zero. `buscar` is part of the name, or the beginning of the code or number. */
export const parametros = endpoint({
  clave: 'parametros',
  method: 'GET',
  path: '/v1/parametro/:lista',
  summary: 'Valores de una lista, con los que ya no se ofrecen',
  request: {
    params: deLista,
    querystring: z.strictObject({
      page: enDigitos(entre(0, 100_000).default(0)),
      limit: enDigitos(entre(1, 100).default(10)),
      buscar: opcional(texto(100)),
      vigencia: opcional(z.enum(VIGENCIAS)),
      idEnteGestor: opcional(enDigitos(idEnteGestor)),
    }),
  },
  response: z.object({
    content: z.array(parametro),
    pages: z.number().int(),
    totalElement: z.number().int(),
    /** There are more than are counted, so the search should be narrowed. */
    hayMas: z.boolean(),
    /** A sentence for the administrator over the list; null where there is nothing to say. */
    aviso: anulable,
  }),
});

/** `que` is what was counted, in the plural; `masDe`: there are more than `total`, uncounted. */
export const usosDeParametro = endpoint({
  clave: 'parametros/usos',
  method: 'GET',
  path: '/v1/parametro/:lista/:id/usos',
  summary: 'Cuántos registros usan un valor de una lista',
  request: { params: deParametro },
  response: z.object({
    usos: z.array(z.object({ que: z.string(), total: z.number().int(), masDe: z.boolean() })),
  }),
});
export type UsosDeParametro = z.infer<typeof usosDeParametro.response>;
