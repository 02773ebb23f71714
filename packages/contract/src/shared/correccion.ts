/** A whole record that is read, corrected and sent back (document 2 §7): a holder's and a beneficiary's have this in common. */
import { z } from 'zod';
import { enDireccion, id, idAfiliacion } from './campos.ts';
import { datosContacto, datosContactoPedido } from './contacto.ts';
import { comoAccion } from './rechazos.ts';
import { respuestaAccion } from './respuestas.ts';

/** How the update form of one is filled. */
export const lecturaDeRegistro = <A extends z.ZodType, E extends z.ZodType>(afiliacion: A, empleador: E) => ({
  request: { params: z.object({ code: enDireccion(idAfiliacion) }) },
  response: z.object({
    data: z.object({
      version: z.number().int(),
      /** Of the person's file in the managing entity, shared by all of their affiliations there; 0 while there is none. */
      version_ficha: z.number().int(),
      persona: datosContacto,
      afiliacion,
      empleador,
    }),
  }),
});

/** What every correction sends; a version that was not sent is not compared. */
export const registroCorregido = {
  /** The one that the form was filled with; without it, the one found at the start. */
  version: id.nullish(),
  /** The same of the person's file, which other affiliations share. */
  version_ficha: id.nullish(),
  persona: datosContactoPedido,
  /** Takes the photograph that the managing entity keeps away; without it none is taken, since an empty one keeps it. */
  quitar_foto: z.boolean().nullish(),
};

const corregido = z.object(registroCorregido);
export type RegistroCorregido = z.infer<typeof corregido>;

/** What every correction answers. */
export const respuestaDeCorreccion = { response: respuestaAccion, rechazo: comoAccion };
