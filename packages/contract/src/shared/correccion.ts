/** A holder's and a beneficiary's whole record is read, corrected and sent back like this (document 2 §7). */
import { z } from 'zod';
import { enDigitos, id, idAfiliacion } from './campos.ts';
import { datosContacto, datosContactoPedido } from './persona.ts';

export const lecturaDeRegistro = <A extends z.ZodType, E extends z.ZodType>(afiliacion: A, empleador: E) => ({
  request: { params: z.object({ code: enDigitos(idAfiliacion) }) },
  response: z.object({
    data: z.object({
      version: z.number().int(),
      /** It is the version of the person's ficha, which all their affiliations there share; 0 while there is none. */
      version_ficha: z.number().int(),
      persona: datosContacto,
      afiliacion,
      empleador,
    }),
  }),
});

/** Every correction sends these; a version that was not sent is not compared. */
export const registroCorregido = {
  /** The form was filled with this version; without it, the one found at the start counts. */
  version: id.nullish(),
  /** The version is of the person's ficha, which other affiliations share. */
  version_ficha: id.nullish(),
  persona: datosContactoPedido,
  /** The flag takes away the photograph that the managing entity keeps; it is needed because an empty one keeps it. */
  quitar_foto: z.boolean().nullish(),
};

const corregido = z.object(registroCorregido);
export type RegistroCorregido = z.infer<typeof corregido>;
