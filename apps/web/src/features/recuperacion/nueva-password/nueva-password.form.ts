import { PASSWORD_MIN, revisarCampoPassword, revisarNuevaPassword } from '@sgpa/domain/cuenta/password';

/** The list of common passwords stays on the server, which has the last word. */
const SIN_LISTA: ReadonlySet<string> = new Set();

export const revisarNueva = (campos: { nueva: string; repetida: string }, usuario: string): string | null =>
  revisarNuevaPassword(campos, { usuario, comunes: SIN_LISTA });

export const revisarCampo = (texto: string): string | undefined => revisarCampoPassword(texto) ?? undefined;

export const AYUDA_NUEVA = `Al menos ${PASSWORD_MIN} caracteres. Una frase es buena opción; no se exigen símbolos ni mayúsculas.`;
