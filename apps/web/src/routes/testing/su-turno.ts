/**
 * Picks, of many ways to write something, those that fall to the `k`-th field: together the fields are given all of
 * them. What each way means is the reader's to test; that a field reads through it, a few show.
 */
export const suTurno = <T>(todas: readonly T[], k: number, cuantas: number): T[] =>
  Array.from({ length: Math.min(cuantas, todas.length) }, (_, i) => (k * cuantas + i) % todas.length).flatMap((i) =>
    todas.slice(i, i + 1),
  );
