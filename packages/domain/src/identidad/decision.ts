/** The authority's word on files of one number (decisions §12 'One person'). */
export const MAX_MOTIVO_DECISION = 500;
export const TEXTO_SON_DOS =
  'Son dos personas: no se volverá a preguntar mientras sus registros digan lo mismo. La novedad quedó atendida.';
