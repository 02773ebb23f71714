import { z } from 'zod';
import { codigoAlmacenamiento } from './codigos.ts';

/** Baja, ampliación and habilitación answer alike (document 2 §4): 100 done, 409 refused (acuerdos §5), 503 failed. */
export const respuestaAccion = z
  .object({ codigo_respuesta: z.literal([100, 409, 503]), mensaje: z.string() })
  .meta({ id: 'RespuestaAccion' });
export type RespuestaAccion = z.infer<typeof respuestaAccion>;

/** Saving a person answers with a storage code for each item (acuerdos §8). */
export const respuestaAlmacenamiento = z.object({
  data: z.array(
    z.object({
      numero_documento: z.string(),
      idAfiliadoEnteGestor: z.number().nullable(),
      estado_almacenamiento: z.object({ codigo: codigoAlmacenamiento, detalle: z.string() }),
    }),
  ),
});
export type RespuestaAlmacenamiento = z.infer<typeof respuestaAlmacenamiento>;
