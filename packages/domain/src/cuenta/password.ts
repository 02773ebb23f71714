/**
 * Checks a new password (document 1 §5 'Password change'; length and block-list as in NIST SP 800-63B-4, no composition
 * rules). Length counts characters, not bytes or UTF-16 units, after Unicode normalisation.
 */
import { esPasswordComun } from './password-comun.ts';

export const PASSWORD_MIN = 15;
/** An account with a second factor may have a shorter password (acuerdos §9). */
export const PASSWORD_MIN_CON_FACTOR = 8;
export const PASSWORD_MAX = 128;

const VACIO = 'El campo no puede ser vacio';
const ALGUNO_VACIO = 'Por favor verifique, los campos no pueden ser vacios.';
const IGUAL_A_LA_ACTUAL = 'No Puede Utilizar la misma constraseña. Intentelo nuevamente';
const NO_COINCIDE = 'Por favor verifique que la nueva constraseña coincida. Intentelo de nuevo';

interface Contexto {
  usuario?: string;
  conSegundoFactor?: boolean;
  /** The entries are in the folded form of `passwords-comunes.ts`. */
  comunes: ReadonlySet<string>;
}

/** Gives the form that is hashed and compared: the same keys typed on another system may arrive decomposed. */
export function normalizarPassword(password: string): string {
  return password.normalize('NFC');
}

/** Gives the text under each of the three fields of the form. */
export function revisarCampoPassword(texto: string): string | null {
  return texto === '' ? VACIO : null;
}

export const minimoDePassword = (conSegundoFactor = false): number =>
  conSegundoFactor ? PASSWORD_MIN_CON_FACTOR : PASSWORD_MIN;

/** Tells whether the password is too short to be an account's only protection. */
export const esPasswordCorta = (password: string): boolean =>
  Array.from(normalizarPassword(password)).length < PASSWORD_MIN;

/** Tells why a new password is refused, or null. `actual` is the one it replaces, where there is one. */
export function revisarPassword(nueva: string, { actual, ...contexto }: Contexto & { actual?: string }): string | null {
  if (nueva === '') return VACIO;
  if (actual !== undefined && repiteLaActual(nueva, actual)) return IGUAL_A_LA_ACTUAL;
  const normalizada = normalizarPassword(nueva);
  const largo = Array.from(normalizada).length;
  const minimo = minimoDePassword(contexto.conSegundoFactor);
  if (largo < minimo) return `La nueva contraseña debe tener al menos ${minimo} caracteres.`;
  if (largo > PASSWORD_MAX) return `La nueva contraseña no puede tener más de ${PASSWORD_MAX} caracteres.`;
  return esPasswordComun(normalizada, contexto.comunes, contexto.usuario)
    ? 'La nueva contraseña es muy común o fácil de adivinar. Elija otra, por ejemplo una frase.'
    : null;
}

/** Checks a password that replaces none: the form behind a recovery link. */
export function revisarNuevaPassword(
  { nueva, repetida }: { nueva: string; repetida: string },
  contexto: Contexto,
): string | null {
  if (nueva === '' || repetida === '') return ALGUNO_VACIO;
  if (normalizarPassword(nueva) !== normalizarPassword(repetida)) return NO_COINCIDE;
  return revisarPassword(nueva, contexto);
}

/** Checks the whole form of the password change, in the order in which the specification lists its checks. */
export function revisarCambioPassword(
  { actual, nueva, repetida }: { actual: string; nueva: string; repetida: string },
  contexto: Contexto,
): string | null {
  if (actual === '' || nueva === '' || repetida === '') return ALGUNO_VACIO;
  if (repiteLaActual(nueva, actual)) return IGUAL_A_LA_ACTUAL;
  if (normalizarPassword(nueva) !== normalizarPassword(repetida)) return NO_COINCIDE;
  return revisarPassword(nueva, { actual, ...contexto });
}

function repiteLaActual(nueva: string, actual: string): boolean {
  return actual !== '' && normalizarPassword(nueva).includes(normalizarPassword(actual));
}
