/** Reads a holder's salary as it is typed, and writes it as it is written here. */
import { estaVacio } from '../shared/campos.ts';
import { invalido, type ProblemaDeCampo } from '../shared/problemas.ts';

/** '2.500' may be two and a half, so that it is asked for, not guessed. */
const MILES = /^\s*\d{1,3}(?:[., ]\d{3})+(?:[.,]\d{1,2})?\s*$/;

/** The amount is optional: zero or more, with at most two decimals after a point or a comma. */
export function revisarSalario(salario: string | null | undefined): ProblemaDeCampo | null {
  if (estaVacio(salario) || leerSalario(salario ?? '') !== null) return null;
  return invalido(
    MILES.test(salario ?? '')
      ? 'Escriba el salario sin separar los miles: 2500 o 2500,50.'
      : 'El salario debe ser un número mayor o igual a 0.',
  );
}

/** Gives the amount typed, or null when it is not one. */
export function leerSalario(texto: string): number | null {
  const limpio = texto.trim();
  return /^\d{1,8}([.,]\d{1,2})?$/.test(limpio) ? Number(limpio.replace(',', '.')) : null;
}

/** Writes an amount as it is written here: '3850,50'. */
export const mostrarSalario = (monto: number): string => monto.toFixed(2).replace('.', ',');
