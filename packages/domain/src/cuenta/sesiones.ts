/** A user may have so many sessions open at one time; one more closes the oldest (40_sesion.sql counts the same). */
export const MAX_SESIONES = 10;

/** The browser's short name is kept with the session up to this length. */
export const MAX_NAVEGADOR = 60;
