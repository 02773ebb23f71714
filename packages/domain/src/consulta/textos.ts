/** The queries of external registries say these texts (document 1 §8). */
export const SIN_EMPRESA = 'No se encuentra una empresa con los parámetros enviados';
export const SIN_RESULTADO = 'No se encontro ningun resultado';
export const SIN_EMPLEADOR_RECIENTE = 'No se encontró registro de la persona como trabajador en los últimos 3 meses.';
export const FIGURA_FALLECIDA = 'La persona figura como fallecida en el SEGIP.';
export const CERTIFICACION_INVALIDA =
  'El SEGIP envió una certificación que no es un documento PDF válido. Intente nuevamente.';
