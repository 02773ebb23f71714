/** Operation kinds that the right drawer counts (document 1 §2 'OPERACIÓNES REALIZADAS'), by use case. */
const DESCRIPCIONES = {
  'validacion-titular': 'Validaciones de identidad',
  'registro-titular': 'Afiliaciones de titulares registradas',
  'detalle-asegurado': 'Detalles de asegurados consultados',
  'estado-asegurado': 'Consultas de estado de asegurado',
  'cambio-password': 'Cambios de contraseña',
} as const;

export type ClaveOperacion = keyof typeof DESCRIPCIONES;

/** A key written by a former version keeps its own name. */
export const descripcionOperacion = (clave: string): string =>
  clave in DESCRIPCIONES ? DESCRIPCIONES[clave as ClaveOperacion] : clave;
