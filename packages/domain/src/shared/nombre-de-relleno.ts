/** Registries write a placeholder where there is no name; it names nobody (acuerdos §12 'One person'). */
import { limpiarNombre } from './nombres.ts';

/**
 * A placeholder has signs alone, noughts, or words that say that there is none. The list is kept narrow: NA, NIL and SN
 * are surnames of people, so that the short ones count with their slash only.
 */
const RELLENO =
  /^(?:[^\p{L}\p{N}]+|0+|\(?NULL\)?|S\s?\/\s?[AND]\.?|N\s?\/\s?[AND]\.?|N\.?\s?N\.?|X{2,}|SIN (?:DATOS?|NOMBRES?|APELLIDOS?)|NO (?:TIENE|REGISTRA|CONSTA))$/iu;

/** Recognises '--', '.', 'NULL', 'S/N' and the like; an empty name is none, not a placeholder. */
export const esNombreDeRelleno = (nombre: string): boolean => RELLENO.test(limpiarNombre(nombre));

/** Gives the name where it is one, otherwise the empty text. */
export const sinRelleno = (nombre: string): string => (esNombreDeRelleno(nombre) ? '' : nombre);

const PARTES = [
  ['nombres', 'los nombres'],
  ['primer_apellido', 'el apellido paterno'],
  ['segundo_apellido', 'el apellido materno'],
] as const;

/** Words a warning, 'El SEGIP no da el apellido paterno: dice «--».'; null where all parts are names. */
export function avisoDeRelleno(persona: Readonly<Record<(typeof PARTES)[number][0], string>>): string | null {
  const dichas = PARTES.filter(([parte]) => esNombreDeRelleno(persona[parte]));
  if (dichas.length === 0) return null;
  const cuales = dichas.map(([, nombre]) => nombre).join(' ni ');
  const [primera = '', ...otras] = new Set(dichas.map(([parte]) => `«${limpiarNombre(persona[parte])}»`));
  return `El SEGIP no da ${cuales}: dice ${[primera, ...otras].join(' y ')}.`;
}
