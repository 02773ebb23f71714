import { mostrarFechaDelServidor } from '../../lib/mostrar.ts';

/** Reads like 'DD/MM/YYYY, HH:mm:ss', of La Paz, as the server gives day and time. */
export const mostrarCuando = (cuando: string): string => `${mostrarFechaDelServidor(cuando)}, ${cuando.slice(11)}`;
