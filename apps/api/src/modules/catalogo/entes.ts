import type { Db } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { leerIdsDeEntes } from './catalogo.queries.ts';

const RECUERDO_MS = 60_000;
const recordados = new WeakMap<Db, { ids: Promise<number[]>; hasta: number }>();

/** Every managing entity. Remembered for a minute: the list changes only when a start loads new catalogues. */
export function idsDeEntes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number[]> {
  const ahora = clock.ahora().getTime();
  const previos = recordados.get(db);
  if (previos && ahora < previos.hasta) return previos.ids;
  const ids = leerIdsDeEntes(db);
  recordados.set(db, { ids, hasta: ahora + RECUERDO_MS });
  // A failed look-up is not remembered.
  ids.catch(() => recordados.delete(db));
  return ids;
}
