import { limiteInactividad } from '@sgpa/domain/cuenta/vigencia';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Deps } from '../../deps.ts';
import { darDeBajaSolicitadas, suspenderInactivas } from './ingreso.queries.ts';

/** Suspends accounts that were not used for too long: the daily job, or a sign-in that comes before the job. */
export async function suspenderPorInactividad({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const ahora = clock.ahora();
  await suspenderInactivas(db, ahora, limiteInactividad(hoyEnLaPaz(ahora)));
}

/** The daily job removes accounts whose users asked for it, two working days later (acuerdos §9). */
export async function cumplirBajasSolicitadas({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const ahora = clock.ahora();
  await darDeBajaSolicitadas(db, ahora, hoyEnLaPaz(ahora));
}
