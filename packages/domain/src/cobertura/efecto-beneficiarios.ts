/** Tells what the baja of a holder does to each of its beneficiaries (acuerdos §5). */
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { cesantiaDesde, finDeCobertura, finSinEdad, type HechosAfiliacion } from './cobertura.ts';
import { ESTADO, type FechasAfiliacion } from './estados.ts';
import { alDia, conBaja, noAntesDe } from './transicion.ts';

export interface CambioDelTitular {
  antes: HechosAfiliacion;
  despues: HechosAfiliacion;
  /** The holder died: its beneficiaries keep two months from that day. */
  defuncion: boolean;
}

/** These hang on the holder's right. Others do not: 106 has its own, 104 and 105 ended, 108 is the authority's. */
const SIGUEN_AL_TITULAR: readonly number[] = [ESTADO.ACTIVO, ESTADO.BAJA_FUTURA, ESTADO.AMPLIACION, ESTADO.CESANTIA];

/** Gives the last day that the holder's right leaves to a beneficiary without own ampliación; null while open. */
export function limiteParaBeneficiarios(titular: HechosAfiliacion, defuncion: boolean): FechaCivil | null {
  return defuncion && titular.fecha_baja !== null ? cesantiaDesde(titular.fecha_baja) : finDeCobertura(titular);
}

/**
 * Gives the beneficiary's new facts, or null when nothing changes. Who had the holder's baja follows the holder's new dates
 * (so a rectificación or a death moves both), as does who would be covered longer; a cover that ends no later keeps its
 * dates. A beneficiary just registered takes the dates of a holder with a baja to come: give the holder as `antes` and
 * `despues`.
 */
export function efectoEnBeneficiario(
  beneficiario: HechosAfiliacion,
  { antes, despues, defuncion }: CambioDelTitular,
  hoy: FechaCivil,
): HechosAfiliacion | null {
  const actual = alDia(beneficiario, hoy);
  const limite = limiteParaBeneficiarios(despues, defuncion);
  const baja = despues.fecha_baja;
  if (limite === null || baja === null || !SIGUEN_AL_TITULAR.includes(actual.estado)) return null;
  // The age is left out: who is too old before ends by age, and has the holder's dates all the same.
  const fin = finSinEdad(actual);
  const acompana = mismaBaja(actual, antes) && !mismaBaja(antes, despues);
  if (fin !== null && fin <= limite && !acompana) return null;
  const cesantia = defuncion ? cesantiaDesde(baja) : despues.fecha_cesantia;
  const nuevo = conBaja(actual, bajaHeredada(actual, baja, cesantia), hoy);
  return mismaBaja(actual, nuevo) && actual.fecha_ampliacion === null ? null : nuevo;
}

/** Gives the holder's dates; on a beneficiary affiliated after them, no earlier than its own affiliation. */
function bajaHeredada(b: HechosAfiliacion, baja: FechaCivil, cesantia: FechaCivil | null): ConBaja {
  const fecha_baja = noAntesDe(b.fecha_afiliacion, baja);
  return { fecha_baja, fecha_cesantia: cesantia !== null && cesantia >= fecha_baja ? cesantia : null };
}

type ConBaja = Pick<FechasAfiliacion, 'fecha_baja' | 'fecha_cesantia'>;

function mismaBaja(uno: ConBaja, otro: ConBaja): boolean {
  return uno.fecha_baja === otro.fecha_baja && uno.fecha_cesantia === otro.fecha_cesantia;
}
