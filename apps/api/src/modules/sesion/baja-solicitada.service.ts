import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Deps } from '../../deps.ts';
import { darDeBajaSolicitadas } from './ingreso.queries.ts';

/** The daily job removes accounts whose users asked for it, two working days later (acuerdos §9). */
export async function cumplirBajasSolicitadas({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const ahora = clock.ahora();
  await darDeBajaSolicitadas(db, ahora, hoyEnLaPaz(ahora));
}
