/** Longest first name, paternal or maternal surname (document 2, section 5). */
export const MAX_NOMBRE = 150;

const MARCAS = /\p{M}/gu;

/**
 * The form in which names are compared: upper case, no accents, single blanks. Ñ counts as N: registries with old
 * character sets send PENA for PEÑA, the name search of the database folds it likewise, and identity rests on the
 * document number and the birth date, so a refused match would cost more than an accepted one.
 */
export function normalizarNombre(nombre: string): string {
  return nombre.toUpperCase().normalize('NFD').replace(MARCAS, '').trim().replace(/\s+/g, ' ');
}

/** Same name but for case, accents and repeated blanks; absent and blank are the same (people with one surname). */
export function mismoNombre(uno: string | null | undefined, otro: string | null | undefined): boolean {
  return normalizarNombre(uno ?? '') === normalizarNombre(otro ?? '');
}
