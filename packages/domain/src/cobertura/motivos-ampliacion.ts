/** The reasons of the list MOTIVO_AMPLIACION; the holder's panel shows their codes, the beneficiary's words (document 2 §5). */
export const MOTIVOS_AMPLIACION = [
  { id: 620, sigla: 'AMPLIACION_MEDICA', nombre: 'Ampliación Médica' },
  { id: 621, sigla: 'OTROS', nombre: 'Otras causas' },
] as const;
