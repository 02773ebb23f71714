/** A beneficiary hangs on the holder from the holder's first day on, not before. */
import { antesDe } from '../shared/campos-fecha.ts';
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';
import type { ProblemaDeCampo } from '../shared/problemas.ts';

export const revisarFechaJuntoAlTitular = (fecha: FechaCivil, fechaTitular: FechaCivil): ProblemaDeCampo | null =>
  antesDe(
    fecha,
    fechaTitular,
    `La fecha de afiliación no puede ser anterior a la del titular (${mostrarFecha(fechaTitular)}).`,
  );

/** Checks the same when the holder's date is corrected; `primera` is the first beneficiary's, null without any. */
export const revisarFechaJuntoABeneficiarios = (
  fecha: FechaCivil,
  primera: FechaCivil | null,
): ProblemaDeCampo | null =>
  primera === null
    ? null
    : antesDe(
        primera,
        fecha,
        `La fecha de afiliación no puede ser posterior a la de sus beneficiarios (${mostrarFecha(primera)}).`,
      );
