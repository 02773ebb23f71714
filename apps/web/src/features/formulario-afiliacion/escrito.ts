/** What a person typed in a form, on its way to the wire. */
import { type FechaCivil, leerFechaDDMMYYYY } from '@sgpa/domain/shared/fecha-civil';

/** DD/MM/YYYY as a civil date; null while it is not whole. */
export const leerFecha = (texto: string): FechaCivil | null => leerFechaDDMMYYYY(texto.trim());

export const nulo = (texto: string): string | null => texto.trim() || null;
