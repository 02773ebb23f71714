/** Who goes over to the new job with the holder (decisions §12 'Change of employer', 'The family'). */
import type { HechosAfiliacion } from '../cobertura/cobertura.ts';
import { ESTADO } from '../cobertura/estados.ts';
import { noAntesDe } from '../cobertura/transicion.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';

interface DeLaFamilia extends HechosAfiliacion {
  id: number;
  id_persona: number;
  id_titular: number | null;
}

/** Own rights, and what is under review, are not the holder's to take along. */
const NO_PASAN: readonly number[] = [ESTADO.DERECHOHABIENTE, ESTADO.REVISION];

/** The end is the holder's: on the same day or, begun after it, on the first one. */
const conSuBaja = (una: HechosAfiliacion, baja: FechaCivil): boolean =>
  una.fecha_baja !== null &&
  una.fecha_baja === noAntesDe(una.fecha_afiliacion, baja) &&
  una.fecha_derechohabiente === null;

/** Whether its end is the holder's, whose job's baja that is, and it is the holder's to take along. */
export const terminaConElTitular = (una: HechosAfiliacion, baja: FechaCivil | null): boolean =>
  baja !== null && conSuBaja(una, baja) && !NO_PASAN.includes(una.estado);

/**
 * Of the beneficiaries of former jobs, each person once: the affiliation of the latest job. `anteriores`: those jobs as they
 * stood before; `muertas`: persons who died, for everybody or for the managing entity.
 */
export function familiaQuePasa<B extends DeLaFamilia>(
  beneficiarios: readonly B[],
  anteriores: readonly Pick<DeLaFamilia, 'id' | 'fecha_baja' | 'fecha_afiliacion'>[],
  muertas: ReadonlySet<number>,
): B[] {
  const porId = new Map(anteriores.map((una) => [una.id, una]));
  const comienzo = ({ id_titular }: B): FechaCivil | '' => porId.get(id_titular ?? 0)?.fecha_afiliacion ?? '';
  const pasan = beneficiarios.filter((una) => {
    const baja = porId.get(una.id_titular ?? 0)?.fecha_baja ?? null;
    return terminaConElTitular(una, baja) && !muertas.has(una.id_persona);
  });
  const ultimas = Map.groupBy(
    pasan.toSorted((a, b) => (comienzo(a) < comienzo(b) ? 1 : -1)),
    ({ id_persona }) => id_persona,
  );
  return [...ultimas.values()].flatMap(([ultima]) => ultima ?? []).toSorted((a, b) => a.id - b.id);
}
