/** From when and until when a value is offered. Records that have it keep it and show it. */
import { antesDe, despuesDe } from '../shared/campos-fecha.ts';
import { type FechaCivil, fecha, mostrarFecha, sumarDias } from '../shared/fecha-civil.ts';
import type { ProblemaDeCampo } from '../shared/problemas.ts';

export interface Vigencia {
  /** The first day; null: since always. */
  vigente_desde: FechaCivil | null;
  /** The last day, which counts; null: no end is known. */
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

/** How a value stands after its last day was fixed: one that has passed is told as what was. */
export function dichoDeVigencia(valor: Vigencia & { nombre: string }, hoy: FechaCivil): string {
  const hasta = valor.vigente_hasta === null ? ', sin fecha de fin' : ` hasta el ${mostrarFecha(valor.vigente_hasta)}`;
  return `«${valor.nombre}» ${SER[estadoDeVigencia(valor, hoy)]} vigente${hasta}.`;
}

/** Why a form may not be saved with this value on this day; null where it may. The one rule of all forms. */
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
/** What ended before there was a register was offered by none. */
const PRIMER_FIN = /* @__PURE__ */ fecha('2000-01-01');
const DIAS_ADELANTE = 3660;

/** A first or a last day: within the ten years to come, since what is planned further away is written wrong. */
export const revisarDiaDeVigencia = (dia: FechaCivil, hoy: FechaCivil): ProblemaDeCampo | null =>
  antesDe(dia, PRIMERA_VIGENCIA, 'La fecha no puede ser anterior al año 1900.') ??
  despuesDe(dia, sumarDias(hoy, DIAS_ADELANTE), 'La fecha no puede pasar de diez años desde hoy.');

/** The last day, which may be past: then it is not offered any more from today. */
export const revisarFinDeVigencia = (
  hasta: FechaCivil,
  desde: FechaCivil | null,
  hoy: FechaCivil,
): ProblemaDeCampo | null =>
  revisarDiaDeVigencia(hasta, hoy) ??
  antesDe(hasta, PRIMER_FIN, 'El último día no puede ser anterior al año 2000.') ??
  antesDe(hasta, desde, 'El último día no puede ser anterior al primer día de vigencia.');
