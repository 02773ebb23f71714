import { z } from 'zod';
import { fechaDada, fechaDadaONula } from './campos.ts';
import { codigoEstado } from './codigos.ts';

export const estadoDado = z.object({
  codigo: codigoEstado,
  descripcion: z.string(),
  fecha_afiliacion: fechaDada,
  fecha_baja: fechaDadaONula,
  fecha_cesantia: fechaDadaONula,
  fecha_ampliacion: fechaDadaONula,
});
