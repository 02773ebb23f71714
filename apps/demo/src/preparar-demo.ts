import { prepararBase } from '@sgpa/api/arranque';
import type { Config } from '@sgpa/api/config';
import { crearDb } from '@sgpa/api/db/pool';
import type { Clock } from '@sgpa/api/deps';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { cargarDemo } from './cargar-demo.ts';

/** Brings the database up to date, as the server itself does when it starts, and loads the demo country into it once. */
export async function prepararDemo(config: Config, clock: Clock, cantidad?: number): Promise<boolean> {
  await prepararBase(config, clock);
  const { db } = crearDb({ url: config.databaseUrl, max: 2, statementTimeout: 0 });
  try {
    const ahora = clock.ahora();
    return await cargarDemo(db, { ahora, hoy: hoyEnLaPaz(ahora), cantidad });
  } finally {
    await db.destroy();
  }
}
