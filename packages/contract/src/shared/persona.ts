/** The wire tells who a person is, and what a managing entity keeps of them. */
import { z } from 'zod';
import {
  anulable,
  codigoDeLista,
  documentoConComplemento,
  fechaCivil,
  fechaDada,
  foto,
  nombre,
  numeroDado,
  telefono,
  texto,
  textoRequerido,
} from './campos.ts';

export const identidad = {
  tipo_documento: z.string(),
  numero_documento: numeroDado,
  complemento_documento: z.string(),
  nombres: z.string(),
  primer_apellido: z.string(),
  segundo_apellido: z.string(),
};

/** The managing entity keeps these of a person, here to read. */
export const contacto = {
  genero: anulable,
  estado_civil: anulable,
  departamento: anulable,
  municipio: anulable,
  correo_electronico: anulable,
  telefono_domicilio: anulable,
  telefono_movil: anulable,
  direccion: anulable,
  foto_persona: anulable,
};

const documentoPedido = {
  tipo_documento: textoRequerido(10),
  /** 1 is a national's document, 2 a foreigner's; `tipo_documento` is always CI. */
  tipo_doc: z.union([z.literal(1), z.literal(2)], { error: 'El tipo de documento no es válido.' }).optional(),
  numero_documento: documentoConComplemento,
};

export const nombresPedidos = {
  nombres: nombre.nullish(),
  primer_apellido: nombre.nullish(),
  segundo_apellido: nombre.nullish(),
};

/** The identity that is asked about leaves out what is not known of the person. */
export const identidadPedida = { ...documentoPedido, fecha_nacimiento: fechaCivil.nullish(), ...nombresPedidos };

/** An answer tells so who somebody is (document 1 §3 Novedad detail response, document 2 §3 Person). */
export const IDENTIDAD_DADA = {
  nombres: z.string(),
  primer_apellido: z.string(),
  segundo_apellido: z.string(),
  numero_documento: numeroDado,
  complemento_documento: z.string(),
  fecha_nacimiento: fechaDada,
} as const;

/** Follows document 2 §3 Person: identity to read, and the managing entity's data, by siglas and codes of lists. */
export const datosContacto = z.object({
  ...identidad,
  fecha_nacimiento: fechaDada,
  edad: z.number().int(),
  ...contacto,
});
export type DatosContacto = z.infer<typeof datosContacto>;

/** An update may change these; the identity is the identity service's and is ignored when sent. */
export const datosContactoPedido = z.object({
  genero: codigoDeLista,
  estado_civil: codigoDeLista,
  departamento: codigoDeLista,
  municipio: codigoDeLista,
  correo_electronico: texto(150).nullish(),
  telefono_domicilio: telefono.nullish(),
  telefono_movil: telefono.nullish(),
  direccion: texto(300).nullish(),
  foto_persona: foto.nullish(),
});
export type DatosContactoPedido = z.infer<typeof datosContactoPedido>;

/** Tells who a person is, and what the entity keeps of them (document 2 §3 Holder and Dependent save item). */
export const personaRegistrada = datosContactoPedido.extend({
  ...documentoPedido,
  fecha_nacimiento: fechaCivil,
});
