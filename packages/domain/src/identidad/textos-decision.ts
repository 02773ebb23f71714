/** The authority decides with these texts on files of one number (acuerdos §12 'One person'). */
export const MAX_MOTIVO_DECISION = 500;
export const TEXTO_SON_DOS =
  'Son dos personas: no se volverá a preguntar mientras sus registros digan lo mismo. La novedad quedó atendida.';
export const TEXTO_UNIDOS = 'Es la misma persona: sus registros quedaron unidos. La novedad quedó atendida.';
export const TEXTO_SEPARADOS = 'La unión se deshizo: los dos registros están como antes, y la novedad queda abierta.';
export const TEXTO_POR_DECIDIR_OTRA_VEZ = 'La decisión se deshizo: la novedad queda abierta.';

/** Each text tells why an undo has to wait. */
export const IMPIDE_SEPARAR = {
  otraUnion: 'Una unión posterior alcanza a uno de estos registros: deshágala primero.',
  fallecida: 'Después de la unión cambió lo que consta del fallecimiento: corríjalo antes de deshacerla.',
  mismaIdentidad: 'Los dos registros dirían lo mismo: la identidad se corrigió después de la unión.',
  otraIgual: 'Otro registro del mismo número dice ya lo que decía el que se unió.',
} as const;
