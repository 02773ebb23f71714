/** Checks how long a text may be, by itself: a page that asks nothing else doesn't bring the other checks with it. */
import { fueraDeLimite, type ProblemaDeCampo } from './problemas.ts';

export const demasiadoLargo = (maximo: number): ProblemaDeCampo =>
  fueraDeLimite(`No puede tener más de ${maximo} caracteres.`);

/** Counts characters as the wire does (UTF-16), without the blanks at the text's ends; blank is accepted. */
export const revisarLargo = (texto: string | null | undefined, maximo: number): ProblemaDeCampo | null =>
  (texto ?? '').trim().length > maximo ? demasiadoLargo(maximo) : null;
