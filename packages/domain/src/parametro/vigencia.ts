/** A value is offered from one day until another. Records that have it keep it and show it. */
import { antesDe, despuesDe } from '../shared/campos-fecha.ts';
import { type FechaCivil, fecha, mostrarFecha, sumarDias } from '../shared/fecha-civil.ts';
import type { ProblemaDeCampo } from '../shared/problemas.ts';
import type { Lista } from './listas.ts';

export interface Vigencia {
  /** The first day is null for a value offered since always. */
  vigente_desde: FechaCivil | null;
  /** The last day counts; it is null while no end is known. */
  vigente_hasta: FechaCivil | null;
}

export type EstadoDeVigencia = 'VIGENTE' | 'POR_COMENZAR' | 'TERMINADO';

export function estadoDeVigencia({ vigente_desde, vigente_hasta }: Vigencia, hoy: FechaCivil): EstadoDeVigencia {
  if (vigente_hasta !== null && vigente_hasta < hoy) return 'TERMINADO';
  return vigente_desde !== null && vigente_desde > hoy ? 'POR_COMENZAR' : 'VIGENTE';
}

export const estaVigente = (vigencia: Vigencia, hoy: FechaCivil): boolean =>
  estadoDeVigencia(vigencia, hoy) === 'VIGENTE';

const SER: Readonly<Record<EstadoDeVigencia, string>> = {
  TERMINADO: 'estuvo',
  VIGENTE: 'está',
  POR_COMENZAR: 'estará',
};

/** Tells how a value stands once its last day is fixed: a past one in the past tense, a holiday as counted or not. */
export function dichoDeVigencia(lista: Lista, valor: Vigencia & { nombre: string }, hoy: FechaCivil): string {
  if (lista === 'FERIADO')
    return `«${valor.nombre}» ${valor.vigente_hasta === null ? 'se' : 'ya no se'} cuenta como feriado.`;
  const hasta = valor.vigente_hasta === null ? ', sin fecha de fin' : ` hasta el ${mostrarFecha(valor.vigente_hasta)}`;
  return `«${valor.nombre}» ${SER[estadoDeVigencia(valor, hoy)]} vigente${hasta}.`;
}

/** Tells why a form may not be saved with this value on this day; null where it may. All forms have this one rule. */
export function avisoDeVigencia(valor: Vigencia & { nombre: string }, hoy: FechaCivil): string | null {
  const { nombre, vigente_desde, vigente_hasta } = valor;
  switch (estadoDeVigencia(valor, hoy)) {
    case 'TERMINADO':
      return `«${nombre}» estuvo vigente hasta el ${mostrarFecha(vigente_hasta ?? hoy)}. Elija un valor vigente.`;
    case 'POR_COMENZAR':
      return `«${nombre}» estará vigente desde el ${mostrarFecha(vigente_desde ?? hoy)}. Elija un valor vigente.`;
    default:
      return null;
  }
}

export const PRIMERA_VIGENCIA = /* @__PURE__ */ fecha('1900-01-01');
/** An earlier end is refused: the register did not exist yet, and offered nothing. */
const PRIMER_FIN = /* @__PURE__ */ fecha('2000-01-01');
const DIAS_ADELANTE = 3660;

/** A day before 1900, or ten years off, would be a slip; a last day, but a holiday's, is not before `PRIMER_FIN` either. */
export const revisarDiaDeVigencia = (dia: FechaCivil, hoy: FechaCivil): ProblemaDeCampo | null =>
  antesDe(dia, PRIMERA_VIGENCIA, 'La fecha no puede ser anterior al año 1900.') ??
  despuesDe(dia, sumarDias(hoy, DIAS_ADELANTE), 'La fecha no puede pasar de diez años desde hoy.');

/** Checks the last day; it may be a past one: the value is offered no more from today. */
export const revisarFinDeVigencia = (
  hasta: FechaCivil,
  desde: FechaCivil | null,
  hoy: FechaCivil,
): ProblemaDeCampo | null =>
  revisarDiaDeVigencia(hasta, hoy) ??
  antesDe(hasta, PRIMER_FIN, 'El último día no puede ser anterior al año 2000.') ??
  antesDe(hasta, desde, 'El último día no puede ser anterior al primer día de vigencia.');
