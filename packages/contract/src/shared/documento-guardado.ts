import { CLASES_DE_PAPEL } from '@sgpa/domain/asegurado/documento-asegurado';
import { z } from 'zod';
import { anulable, fechaDada } from './campos.ts';

/** A document about a person, kept on paper, is opened by `documento-asegurado`. */
export const documentoGuardado = z.object({
  id: z.number(),
  clase: z.enum(CLASES_DE_PAPEL),
  /** The number is the certificate's, as it was typed. */
  numero: anulable,
  /** The day is that of the certified fact, as the death. */
  fecha: fechaDada.nullable(),
  /** The instant is ISO 8601 in UTC. */
  guardado_en: z.string(),
  bytes: z.number(),
});
export type DocumentoGuardado = z.infer<typeof documentoGuardado>;
