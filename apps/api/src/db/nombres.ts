import { createHash } from 'node:crypto';

/**
 * Statements that PostgreSQL keeps prepared on each connection. Planning a page of the list (a dozen tables, under row
 * security) takes several times as long as running it. Queries are written by the code, with values apart, so there are
 * some dozens of texts; what makes texts without end (an `in` with as many places as values) passes unprepared.
 */
const MAXIMO = 400;
const TEXTO_MAXIMO = 20_000;

const nombres = new Map<string, string>();

export function nombreDe(texto: string): string | undefined {
  const conocido = nombres.get(texto);
  if (conocido !== undefined || nombres.size >= MAXIMO || texto.length > TEXTO_MAXIMO) return conocido;
  const nombre = createHash('sha256').update(texto).digest('hex').slice(0, 40);
  nombres.set(texto, nombre);
  return nombre;
}

/** For tests: hundreds of their files share a process, and their own texts would fill it. */
export const olvidarNombres = (): void => nombres.clear();
