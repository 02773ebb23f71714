import { ErrorApi } from './error-api.ts';

/** A wait precedes each further try: together they last longer than the server itself works on one request. */
const ESPERAS_MS = [500, 1000, 2000, 4000, 8000];

/**
 * A write whose first request is still being worked on (a double click in two tabs, a retry after a lost answer) is
 * asked for again with the same key, until its answer is there or the waiting has lasted too long.
 */
export async function esperarTurno<T>(pedir: () => Promise<T>): Promise<T> {
  for (const ms of ESPERAS_MS) {
    try {
      return await pedir();
    } catch (error) {
      if (!(error instanceof ErrorApi) || error.codigo !== 'EN_CURSO') throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  return pedir();
}
