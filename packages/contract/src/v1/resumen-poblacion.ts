import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idEnte } from '../shared/campos.ts';

const sinFiltro = z.null({ error: 'Este total no admite el filtro.' }).optional();

/** Totals by status from the counters; the first row is the header (decisions §6). */
export const resumenPoblacion = endpoint('resumen-poblacion', {
  summary: 'Totales de la población asegurada por estado',
  request: {
    // Dates and state filter the charts by day, which are another path: here a value would be ignored, so it is refused.
    body: z.object({
      idEnteGestor: idEnte.nullish(),
      fechaInicio: sinFiltro,
      fechaFin: sinFiltro,
      estado: sinFiltro,
      tipoFecha: sinFiltro,
    }),
  },
  response: z.object({ data: z.array(z.tuple([z.string(), z.union([z.string(), z.number()])])) }),
});
