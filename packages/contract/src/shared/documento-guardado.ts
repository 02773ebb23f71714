import { CLASES_DE_DOCUMENTO } from '@sgpa/domain/asegurado/documento-asegurado';
import { z } from 'zod';
import { fechaDada, nulo } from './campos.ts';

/** Of a person, on paper: opened by `documento-asegurado`. */
export const documentoGuardado = z.object({
  id: z.number(),
  clase: z.enum(CLASES_DE_DOCUMENTO),
  /** Of the certificate, as it was typed. */
  numero: nulo,
  /** The day of what it certifies. */
  fecha: fechaDada.nullable(),
  /** Instant, ISO 8601 in UTC. */
  guardado_en: z.string(),
  bytes: z.number(),
});
export type DocumentoGuardado = z.infer<typeof documentoGuardado>;
