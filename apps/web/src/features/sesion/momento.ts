import { mostrarFechaDelServidor } from '../../lib/mostrar.ts';

/** Day and minute of La Paz, as a server's `YYYY-MM-DD HH:mm:ss` says it. */
export const momento = (texto: string): string => `${mostrarFechaDelServidor(texto)} ${texto.slice(11, 16)}`;
