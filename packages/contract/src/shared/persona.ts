/** The wire tells who a person is, and what a managing entity keeps of them. */
import { z } from 'zod';
import { documentoConComplemento, fechaCivil, nombre, nulo, numeroDado, textoRequerido } from './campos.ts';

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

export const documentoPedido = {
  tipo_documento: textoRequerido(10),
  /** 1 means a national, 2 a foreigner. */
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
