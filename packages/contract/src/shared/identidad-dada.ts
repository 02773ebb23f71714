import { z } from 'zod';
import { fechaDada, numeroDado } from './campos.ts';

/** An answer tells so who somebody is (document 1 §3 Novedad detail response, document 2 §3 Person). */
export const IDENTIDAD_DADA = {
  nombres: z.string(),
  primer_apellido: z.string(),
  segundo_apellido: z.string(),
  numero_documento: numeroDado,
  complemento_documento: z.string(),
  fecha_nacimiento: fechaDada,
} as const;
