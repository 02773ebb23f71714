/**
 * The one state machine of an affiliation (decisions §5). The server decides with it, the browser previews, the daily
 * job moves states on. Facts and a day go in; new facts, or a refusal that changes nothing, come out.
 */
import { esFechaCivil, type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';
import { aplicarBaja, type Baja } from './baja.ts';
import type { HechosAfiliacion } from './cobertura.ts';
import { ESTADO } from './estados.ts';
import { aceptar, alDia, type Resultado, rechazar } from './transicion.ts';

export type Accion =
  | ({ tipo: 'baja' } & Baja)
  | { tipo: 'ampliacion'; fecha_fin_ampliacion: FechaCivil }
  | { tipo: 'habilitacion'; fecha_inicio: FechaCivil }
  /** What the passing of days does; applying it twice, late or never changes no answer. */
  | { tipo: 'vencimiento' };

/**
 * The facts are first brought to `hoy`, so that a late job never lets an action through. `limite` (of a beneficiary
 * only, from `limiteParaBeneficiarios`): a baja with cesantía or a rectificación can't carry its cover beyond that day.
 */
export function aplicarAccion(
  hechos: HechosAfiliacion,
  accion: Accion,
  hoy: FechaCivil,
  limite: FechaCivil | null = null,
): Resultado {
  const h = alDia(hechos, hoy);
  switch (accion.tipo) {
    case 'baja':
      return aplicarBaja(h, accion, hoy, limite);
    case 'ampliacion':
      return ampliar(h, accion.fecha_fin_ampliacion, hoy);
    case 'habilitacion':
      return habilitar(h, accion.fecha_inicio, hoy);
    case 'vencimiento':
      return aceptar(h);
  }
}

function ampliar(h: HechosAfiliacion, fecha_ampliacion: FechaCivil, hoy: FechaCivil): Resultado {
  if (h.estado !== ESTADO.CESANTIA) return rechazar(h, 'La ampliación solo se puede registrar en estado CESANTIA.');
  if (!esFechaCivil(fecha_ampliacion)) return rechazar(h, 'La fecha fin de ampliación no es válida.');
  if (h.fecha_cesantia !== null && fecha_ampliacion <= h.fecha_cesantia) {
    const cesantia = mostrarFecha(h.fecha_cesantia);
    return rechazar(h, `La fecha fin de ampliación debe ser posterior a la fecha de cesantía (${cesantia}).`);
  }
  return aceptar(alDia({ ...h, fecha_ampliacion, estado: ESTADO.AMPLIACION }, hoy));
}

/**
 * The former dates stay: they tell what the holder's right gave. The own right begins when that had ended, not before
 * (a baja later than the start would read as the own right's), and only once: two starts do not fit in one record.
 */
function habilitar(h: HechosAfiliacion, fecha_inicio: FechaCivil, hoy: FechaCivil): Resultado {
  if (h.tipo !== 'BENEFICIARIO') return rechazar(h, 'Solo un beneficiario puede ser habilitado como derechohabiente.');
  if (h.estado !== ESTADO.CESANTIA && h.estado !== ESTADO.INHABILITADO) {
    return rechazar(h, 'La habilitación solo se puede registrar en estado CESANTIA o INHABILITADO.');
  }
  if (h.fecha_derechohabiente !== null) {
    return rechazar(h, 'El beneficiario ya fue habilitado como derechohabiente y su derecho propio terminó.');
  }
  if (!esFechaCivil(fecha_inicio)) return rechazar(h, 'La fecha de inicio no es válida.');
  if (fecha_inicio > hoy) return rechazar(h, 'La fecha de inicio no puede ser posterior a hoy.');
  const minima = h.fecha_baja ?? h.fecha_afiliacion;
  if (minima !== null && fecha_inicio < minima) {
    return rechazar(
      h,
      `El derecho propio no puede empezar antes de que termine el del titular (${mostrarFecha(minima)}).`,
    );
  }
  return aceptar({ ...h, fecha_derechohabiente: fecha_inicio, estado: ESTADO.DERECHOHABIENTE });
}
