/** How the history of an affiliation reads in the details (document 2 §2 Details panel): one text per kind of change. */
const DESCRIPCIONES = {
  'registro-titular': 'Registro de la afiliación',
  'registro-titular-lista': 'Registro de la afiliación',
  'registro-fallecido': 'Registro de la afiliación de una persona fallecida',
  'registro-beneficiario': 'Registro de la afiliación',
  'baja-titular': 'Baja del titular',
  'baja-beneficiario': 'Baja del beneficiario',
  'ampliacion-titular': 'Ampliación de la cobertura',
  'ampliacion-beneficiario': 'Ampliación de la cobertura',
  'habilitacion-derechohabiente': 'Habilitación como derechohabiente',
  'actualizacion-titular': 'Actualización de los datos',
  'actualizacion-beneficiario': 'Actualización de los datos',
  'vencimiento-cobertura': 'Cambio de estado por fecha',
  'revision-afiliacion': 'Revisión por la autoridad',
} as const;

/** Also what the former versions wrote: a kind without a text keeps its own name. */
export const descripcionDeHecho = (accion: string): string =>
  accion in DESCRIPCIONES ? DESCRIPCIONES[accion as keyof typeof DESCRIPCIONES] : accion;

/** Who did what nobody asked for: the daily job. */
export const AUTOR_SISTEMA = 'SISTEMA';
