/** Operation kinds that the right drawer counts (document 1 §2 'OPERACIÓNES REALIZADAS'), by use case. */
const DESCRIPCIONES = {
  'validacion-titular': 'Validaciones de identidad',
  'registro-titular': 'Afiliaciones de titulares registradas',
  'registro-titular-lista': 'Afiliaciones de titulares registradas desde la lista',
  'registro-fallecido': 'Afiliaciones de titulares fallecidos registradas',
  'baja-titular': 'Bajas de titulares',
  'ampliacion-titular': 'Ampliaciones de titulares',
  'actualizacion-titular': 'Actualizaciones de titulares',
  'validacion-beneficiario': 'Validaciones de beneficiarios',
  'registro-beneficiario': 'Afiliaciones de beneficiarios registradas',
  'baja-beneficiario': 'Bajas de beneficiarios',
  'ampliacion-beneficiario': 'Ampliaciones de beneficiarios',
  'habilitacion-derechohabiente': 'Habilitaciones de derechohabientes',
  'actualizacion-beneficiario': 'Actualizaciones de beneficiarios',
  'detalle-asegurado': 'Detalles de asegurados consultados',
  'estado-asegurado': 'Consultas de estado de asegurado',
  'cambio-password': 'Cambios de contraseña',
} as const;

export type ClaveOperacion = keyof typeof DESCRIPCIONES;

/** A key written by a former version keeps its own name. */
export const descripcionOperacion = (clave: string): string =>
  clave in DESCRIPCIONES ? DESCRIPCIONES[clave as ClaveOperacion] : clave;
