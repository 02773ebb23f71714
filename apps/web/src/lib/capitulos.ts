/** The chapters of the user guide that screens lead to, by their anchors in it. */
export const CAPITULOS = [
  'resumen-de-la-poblacion',
  'lista-de-asegurados',
  'registrar-a-un-titular',
  'registrar-a-un-fallecido',
  'registrar-a-un-beneficiario',
  'actualizar-los-datos',
  'consultas',
  'certificados',
  'novedades',
  'remision-de-totales',
  'usuarios-de-sistema',
  'auditoria',
  'versiones-de-los-terminos',
  'parametros',
  'cambiar-la-contrasena',
  'la-pantalla',
] as const;
export type Capitulo = (typeof CAPITULOS)[number];
