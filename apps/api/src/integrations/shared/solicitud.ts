import type { ConsultaPersona as SolicitudPersona } from '@sgpa/registry-wire/shared/campos';
import type { ConsultaPersona } from './resultado.ts';

/** Writes our question for the wire, where an empty text means "not given". NULL in a complement means none. */
export function solicitudDe({ numero, complemento, fechaNacimiento }: ConsultaPersona): SolicitudPersona {
  return { ci: numero, complemento: complementoDe(complemento ?? '') ?? '', fechaNacimiento: fechaNacimiento ?? '' };
}

/** Reads a complement of the wire: empty and the text NULL mean none. */
export function complementoDe(texto: string): string | null {
  const limpio = texto.trim();
  return limpio === '' || limpio.toUpperCase() === 'NULL' ? null : limpio;
}
