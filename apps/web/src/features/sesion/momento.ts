import { mostrarFechaDelServidor } from '../../lib/mostrar.ts';

/** Writes day and minute of La Paz from a server's `YYYY-MM-DD HH:mm:ss`. */
export const momento = (texto: string): string => `${mostrarFechaDelServidor(texto)} ${texto.slice(11, 16)}`;
