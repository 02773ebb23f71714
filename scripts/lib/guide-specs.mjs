/** These browser tests take the pictures of the user guide, each where the screen is open anyway, by their paths. */
export const GUIDE_SPECS = [
  'accesibilidad',
  'asistente',
  'auditoria/auditoria',
  'auditoria/quien-consulto',
  'ayuda/guia',
  'certificado/certificado',
  'certificado/verificacion-certificado',
  'novedad/baja-novedad',
  'novedad/novedades',
];
