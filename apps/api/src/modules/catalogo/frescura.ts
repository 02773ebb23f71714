import type { Db } from '../../db/pool.ts';

/** Of each database, the newest version of the catalogues that somebody saw. */
const versiones = new WeakMap<object, number>();

/**
 * Each look-up of a session tells the version as it is in the database at that moment: whatever this server kept from an
 * older one is not used any more from here on, whichever server changed it (ADR 0149).
 */
export function vieron(db: Db, version: number): void {
  if (version > (versiones.get(db) ?? 0)) versiones.set(db, version);
}

export const versionVista = (db: object): number => versiones.get(db) ?? 0;
