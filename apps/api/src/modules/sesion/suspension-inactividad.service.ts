import { limiteInactividad } from '@sgpa/domain/cuenta/vigencia';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Deps } from '../../deps.ts';
import { suspenderInactivas } from './ingreso.queries.ts';

/** The daily job, and a sign-in that finds an account which the job did not reach yet: too long unused is suspended. */
export async function suspenderPorInactividad({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const ahora = clock.ahora();
  await suspenderInactivas(db, ahora, limiteInactividad(hoyEnLaPaz(ahora)));
}
