import { statfsSync } from 'node:fs';
import { Problem } from './problem.mjs';

/** PostgreSQL asks for more than this at once (a file of its journal), and no disk in use is left with so little. */
const NOTHING_LEFT = 16 * 1024 * 1024;

/** A tool on a full disk may go on for minutes, or tell of something else that failed because of it. */
export function diskIsFull(folder) {
  try {
    const { bavail, bfree, bsize } = statfsSync(folder);
    // A system keeps some room back for root.
    return (process.getuid?.() === 0 ? bfree : bavail) * bsize < NOTHING_LEFT;
  } catch {
    return false;
  }
}

/** Tells why the disk of one of the folders stands behind whatever else was told; undefined when none is full. */
export function diskProblem(...folders) {
  const full = folders.find(diskIsFull);
  if (full === undefined) return undefined;
  return new Problem(`El disco de ${full} está lleno.`, 'Libere espacio y vuelva a ejecutar la orden.');
}
