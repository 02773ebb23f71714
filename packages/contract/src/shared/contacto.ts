import { z } from 'zod';
import { codigoDeLista, fechaCivil, fechaDada, foto, telefono, texto } from './campos.ts';
import { contacto, documentoPedido, identidad } from './persona.ts';

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

/**
 * A registration tells who the person is, and what the managing entity keeps of them (document 2 §3 Holder and
 * Dependent save item).
 */
export const personaRegistrada = datosContactoPedido.extend({
  ...documentoPedido,
  fecha_nacimiento: fechaCivil,
});
