import { minimoDePassword, revisarCambioPassword, revisarCampoPassword } from '@sgpa/domain/cuenta/password';

export const VACIO = { actual: '', nueva: '', repetida: '' };

export type CamposCambio = typeof VACIO;

/** The list of common passwords stays on the server, which has the last word. */
const SIN_LISTA: ReadonlySet<string> = new Set();

export const revisarFormulario = (campos: CamposCambio, quien: { usuario?: string; conSegundoFactor: boolean }) =>
  revisarCambioPassword(campos, { ...quien, comunes: SIN_LISTA });

export const revisarCampo = (texto: string): string | undefined => revisarCampoPassword(texto) ?? undefined;

export const ayudaNueva = (conSegundoFactor: boolean): string =>
  `Al menos ${minimoDePassword(conSegundoFactor)} caracteres. Una frase es buena opción; no se exigen símbolos ni mayúsculas.`;
