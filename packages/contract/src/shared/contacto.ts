import { z } from 'zod';
import { documentoConComplemento, fechaCivil, fechaDada, foto, id, texto, textoRequerido } from './campos.ts';

const nulo = z.string().nullable();
const codigo = texto(40).nullish();

/** Document 2 §3 Person: identity to read, and what the managing entity keeps. Siglas and codes of the lists. */
export const datosContacto = z.object({
  tipo_documento: z.string(),
  numero_documento: z.string(),
  complemento_documento: z.string(),
  nombres: z.string(),
  primer_apellido: z.string(),
  segundo_apellido: z.string(),
  fecha_nacimiento: fechaDada,
  edad: z.number().int(),
  genero: nulo,
  estado_civil: nulo,
  departamento: nulo,
  municipio: nulo,
  correo_electronico: nulo,
  telefono_domicilio: nulo,
  telefono_movil: nulo,
  direccion: nulo,
  foto_persona: nulo,
});
export type DatosContacto = z.infer<typeof datosContacto>;

/** What an update may change; identity is the identity service's and is ignored when sent. */
export const datosContactoPedido = z.object({
  genero: codigo,
  estado_civil: codigo,
  departamento: codigo,
  municipio: codigo,
  correo_electronico: texto(150).nullish(),
  telefono_domicilio: texto(30).nullish(),
  telefono_movil: texto(30).nullish(),
  direccion: texto(300).nullish(),
  foto_persona: foto.nullish(),
});
export type DatosContactoPedido = z.infer<typeof datosContactoPedido>;

/** Who is registered, and what the managing entity keeps of them (document 2 §3 Holder and Dependent save item). */
export const personaRegistrada = datosContactoPedido.extend({
  tipo_documento: textoRequerido(10),
  /** 1 a national, 2 a foreigner. */
  tipo_doc: z.union([z.literal(1), z.literal(2)], { error: 'El tipo de documento no es válido.' }).optional(),
  numero_documento: documentoConComplemento,
  fecha_nacimiento: fechaCivil,
});

/** What every whole record begins with, to read. */
export const registroLeido = {
  version: z.number().int(),
  /** Of the person's file in the managing entity, shared by all of their affiliations there; 0 while there is none. */
  version_ficha: z.number().int(),
  persona: datosContacto,
};

/** The same of a correction; a version that was not sent is not compared. */
export const registroCorregido = {
  version: id.nullish(),
  version_ficha: id.nullish(),
  persona: datosContactoPedido,
};
