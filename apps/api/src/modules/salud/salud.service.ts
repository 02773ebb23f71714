import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { Deps } from '../../deps.ts';
import { probarEsquema } from './salud.queries.ts';

/** Readiness turns false from the moment a stop was asked for, before the last requests end. */
export async function exigirListo({ db, atendiendo }: Pick<Deps, 'db' | 'atendiendo'>): Promise<void> {
  if (!atendiendo()) throw new Rechazo('SERVICIO_NO_DISPONIBLE');
  // Whatever is wrong, nobody should be sent here.
  await probarEsquema(db).catch(() => {
    throw new Rechazo('SERVICIO_NO_DISPONIBLE');
  });
}
