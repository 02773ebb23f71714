/** Screens lead to these chapters of the user guide, by their anchors in it. */
export const CAPITULOS = [
  'resumen-de-la-poblacion-asegurada',
  'lista-de-asegurados',
  'registro-de-titular',
  'registro-de-titular-fallecido',
  'registro-de-beneficiario',
  'actualizar-los-datos',
  'consultas',
  'certificacion',
  'correccion-de-novedades',
  'remision-de-informacion-de-total-de-asegurados',
  'usuarios-de-sistema',
  'auditoria',
  'terminos-de-uso',
  'parametros',
  'cambiar-contrasena',
  'perfil-de-usuario',
] as const;
export type Capitulo = (typeof CAPITULOS)[number];
