import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Deps } from '../../deps.ts';
import { darDeBajaSolicitadas } from './ingreso.queries.ts';

/** The daily job: accounts that their users asked to have removed, two working days later (acuerdos §9). */
export async function cumplirBajasSolicitadas({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const ahora = clock.ahora();
  await darDeBajaSolicitadas(db, ahora, hoyEnLaPaz(ahora));
}
