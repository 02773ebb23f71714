import { leerTexto } from './texto.ts';

/** Longest first name, paternal or maternal surname (document 2, section 5). */
export const MAX_NOMBRE = 150;

const MARCAS = /\p{M}/gu;

/**
 * A name as it is kept, whoever wrote it, a person or a registry: on one line and without signs that cannot be seen, so
 * that in a letter, a list or a certificate it is nothing but a name.
 */
export function limpiarNombre(nombre: string): string {
  return leerTexto(nombre).replace(/ +/g, ' ').trim();
}

/**
 * The form in which names are compared: upper case, no accents, single blanks. Ñ counts as N: registries with old
 * character sets send PENA for PEÑA, the name search of the database folds it likewise, and identity rests on the
 * document number and the birth date, so a refused match would cost more than an accepted one.
 */
export function normalizarNombre(nombre: string): string {
  return limpiarNombre(nombre).toUpperCase().normalize('NFD').replace(MARCAS, '');
}

interface Nombres {
  nombres: string;
  primer_apellido: string;
  segundo_apellido: string;
}

/** Surnames first, in capitals, wherever a person is named (decisions 11 'Names'). */
export const apellidosYNombre = ({ nombres, primer_apellido, segundo_apellido }: Nombres): string =>
  [primer_apellido, segundo_apellido, nombres]
    .map((parte) => parte.trim())
    .filter((parte) => parte !== '')
    .join(' ')
    .toUpperCase();

/** Same name but for case, accents and repeated blanks; absent and blank are the same (people with one surname). */
export function mismoNombre(uno: string | null | undefined, otro: string | null | undefined): boolean {
  return normalizarNombre(uno ?? '') === normalizarNombre(otro ?? '');
}
