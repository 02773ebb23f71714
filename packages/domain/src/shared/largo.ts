/** How long a written text may be, by itself: a page that asks for nothing else doesn't bring the other checks with it. */
import { fueraDeLimite, type ProblemaDeCampo } from './problemas.ts';

export const demasiadoLargo = (maximo: number): ProblemaDeCampo =>
  fueraDeLimite(`No puede tener más de ${maximo} caracteres.`);

/** In characters as the wire counts them (UTF-16), without the blanks at its ends; blank is accepted. */
export const revisarLargo = (texto: string | null | undefined, maximo: number): ProblemaDeCampo | null =>
  (texto ?? '').trim().length > maximo ? demasiadoLargo(maximo) : null;
