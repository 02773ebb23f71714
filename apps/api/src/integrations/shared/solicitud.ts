import type { ConsultaPersona as SolicitudPersona } from '@sgpa/registry-wire/shared/campos';
import type { ConsultaPersona } from './resultado.ts';

/** Our question → the wire, where an empty text means "not given". The text NULL in a complement means none. */
export function solicitudDe({ numero, complemento, fechaNacimiento }: ConsultaPersona): SolicitudPersona {
  return { ci: numero, complemento: complementoDe(complemento ?? '') ?? '', fechaNacimiento: fechaNacimiento ?? '' };
}

/** Wire → ours: empty and the text NULL mean none. */
export function complementoDe(texto: string): string | null {
  const limpio = texto.trim();
  return limpio === '' || limpio.toUpperCase() === 'NULL' ? null : limpio;
}
