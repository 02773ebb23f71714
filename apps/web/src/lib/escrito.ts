/** What a person typed in a form, on its way to the wire. */
import { esFechaCivil, type FechaCivil, leerFechaDDMMYYYY, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';

/** DD/MM/YYYY as a civil date; null while it is not whole. */
export const leerFecha = (texto: string): FechaCivil | null => leerFechaDDMMYYYY(texto.trim());

export const nulo = (texto: string): string | null => texto.trim() || null;

/** The way back: a civil date of the wire as it is typed. */
export const escribirFecha = (fecha: string | null): string =>
  fecha !== null && esFechaCivil(fecha) ? mostrarFecha(fecha) : '';
