import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fechaCivil, id, texto } from '../shared/campos.ts';

/** Totals by status from the counters; the first row is the header (decisions §6). */
export const resumenPoblacion = endpoint({
  slug: 'resumen-poblacion',
  method: 'POST',
  path: '/v1/estadistica/totalPorEstado',
  summary: 'Totales de la población asegurada por estado',
  request: {
    body: z.object({
      idEnteGestor: id.nullish(),
      fechaInicio: fechaCivil.nullish(),
      fechaFin: fechaCivil.nullish(),
      estado: texto(200).nullish(),
      tipoFecha: z.enum(['TODOS', 'AFILIACION', 'ACTUALIZADOS'], { error: 'El tipo de fecha no es válido.' }).nullish(),
    }),
  },
  response: z.object({ data: z.array(z.tuple([z.string(), z.union([z.string(), z.number()])])) }),
});
