/** A person on the wire: who they are, and what a managing entity keeps of them. */
import { z } from 'zod';
import { documentoConComplemento, fechaCivil, nombre, nulo, numeroDado, textoRequerido } from './campos.ts';

/** Who somebody is, to read. */
export const identidad = {
  tipo_documento: z.string(),
  numero_documento: numeroDado,
  complemento_documento: z.string(),
  nombres: z.string(),
  primer_apellido: z.string(),
  segundo_apellido: z.string(),
};

/** What the managing entity keeps of them, to read. */
export const contacto = {
  genero: nulo,
  estado_civil: nulo,
  departamento: nulo,
  municipio: nulo,
  correo_electronico: nulo,
  telefono_domicilio: nulo,
  telefono_movil: nulo,
  direccion: nulo,
  foto_persona: nulo,
};

/** The document that somebody is looked for by. */
export const documentoPedido = {
  tipo_documento: textoRequerido(10),
  /** 1 a national, 2 a foreigner. */
  tipo_doc: z.union([z.literal(1), z.literal(2)], { error: 'El tipo de documento no es válido.' }).optional(),
  numero_documento: documentoConComplemento,
};

export const nombresPedidos = {
  nombres: nombre.nullish(),
  primer_apellido: nombre.nullish(),
  segundo_apellido: nombre.nullish(),
};

/** Who is asked about: what is not known of them is left out. */
export const identidadPedida = { ...documentoPedido, fecha_nacimiento: fechaCivil.nullish(), ...nombresPedidos };
