/** Sessions that a user may have open at one time; one more closes the oldest (40_sesion.sql counts the same). */
export const MAX_SESIONES = 10;

/** Of a browser's short name, as it is kept with the session. */
export const MAX_NAVEGADOR = 60;
