import { PASSWORD_MIN, revisarCampoPassword, revisarNuevaPassword } from '@sgpa/domain/cuenta/password';

/** The list of common passwords stays on the server, which has the last word. */
const SIN_LISTA: ReadonlySet<string> = new Set();

/** @param minimo is the number of characters that the server asks of the link's account. */
export const revisarNueva = (
  campos: { nueva: string; repetida: string },
  { usuario, minimo }: { usuario: string; minimo: number },
): string | null =>
  revisarNuevaPassword(campos, { usuario, conSegundoFactor: minimo < PASSWORD_MIN, comunes: SIN_LISTA });

export const revisarCampo = (texto: string): string | undefined => revisarCampoPassword(texto) ?? undefined;

export const ayudaNueva = (minimo: number): string =>
  `Al menos ${minimo} caracteres. Una frase es buena opción; no se exigen símbolos ni mayúsculas.`;
