import { z } from 'zod';
import { fechaDada, fechaDadaONula } from './campos.ts';
import { codigoEstado } from './codigos.ts';

/** Tells the state of an affiliation today, and the dates that say so. */
export const estadoDado = z.object({
  codigo: codigoEstado,
  descripcion: z.string(),
  fecha_afiliacion: fechaDada,
  fecha_baja: fechaDadaONula,
  fecha_cesantia: fechaDadaONula,
  fecha_ampliacion: fechaDadaONula,
});
