/** A beneficiary hangs on the holder from the holder's first day on, not before. */
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';
import type { Problema } from '../shared/problemas.ts';

/** The beneficiary's affiliation date beside the holder's. */
export function revisarFechaJuntoAlTitular(fecha: FechaCivil, fechaTitular: FechaCivil): Problema {
  return fecha < fechaTitular
    ? `La fecha de afiliación no puede ser anterior a la del titular (${mostrarFecha(fechaTitular)}).`
    : null;
}

/** The same rule seen from a holder whose date is corrected; `primera` is the first beneficiary's, null without any. */
export function revisarFechaJuntoABeneficiarios(fecha: FechaCivil, primera: FechaCivil | null): Problema {
  return primera !== null && primera < fecha
    ? `La fecha de afiliación no puede ser posterior a la de sus beneficiarios (${mostrarFecha(primera)}).`
    : null;
}
