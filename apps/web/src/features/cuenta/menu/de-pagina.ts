import { ASISTENTES } from '../../asistente/asistente.ts';

const RUTAS = Object.values(ASISTENTES).map(({ rutas }) => rutas);

/** Tells whether the page in view is that of the menu's entry, or a later step of the wizard that begins there. */
export const esDePagina = (pathname: string, url: string): boolean =>
  pathname === url ||
  RUTAS.some(({ paso1, paso2, paso3 }) => paso1 === url && (pathname === paso2 || pathname === paso3));
