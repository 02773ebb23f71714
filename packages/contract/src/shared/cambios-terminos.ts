import { z } from 'zod';

/** A part of a paragraph is as it was, new, or gone. */
const parte = z.object({ tipo: z.enum(['IGUAL', 'NUEVO', 'QUITADO']), texto: z.string() });

/** The paragraphs come in the order of the newer text. */
export const parrafoComparado = z.object({
  tipo: z.enum(['IGUAL', 'NUEVO', 'QUITADO', 'CAMBIADO']),
  partes: z.array(parte),
});
export type ParrafoComparado = z.infer<typeof parrafoComparado>;
