/** Applies the four kinds of baja to holders and beneficiaries (document 2 §4 'Holder baja rules'; acuerdos §5). */
import { type FechaCivil, mostrarFecha, sumarMeses } from '../shared/fecha-civil.ts';
import { cesantiaDesde, estadoCerrado, finAnterior, finDeCobertura, type HechosAfiliacion } from './cobertura.ts';
import { ESTADO } from './estados.ts';
import { aceptar, alDia, conBaja, noAntesDe, type Resultado, rechazar } from './transicion.ts';

/**
 * CESANTIA leaves two months of cover after its day; DEFINITIVA ends the cover on the eve of its day; DEFUNCION likewise,
 * of the day on which the death is recorded; RECTIFICACION gives a baja on record another day, with two months again.
 */
export type ModoBaja = 'CESANTIA' | 'DEFINITIVA' | 'DEFUNCION' | 'RECTIFICACION';

/** A death has the day on which it is recorded. */
export type Baja =
  | { modo: 'DEFUNCION' }
  | {
      modo: Exclude<ModoBaja, 'DEFUNCION'>;
      /** The right of work ends on the eve of this day. */
      fecha_baja: FechaCivil;
    };

const { ACTIVO, BAJA_FUTURA, AMPLIACION, CESANTIA, DERECHOHABIENTE, REVISION } = ESTADO;

const REGLAS: Record<ModoBaja, { desde: readonly number[]; razon: string }> = {
  CESANTIA: {
    desde: [ACTIVO, BAJA_FUTURA],
    razon: 'La baja con cesantía solo se puede registrar en estado ACTIVO.',
  },
  DEFINITIVA: {
    desde: [ACTIVO, BAJA_FUTURA, AMPLIACION, CESANTIA, DERECHOHABIENTE],
    razon: 'La baja definitiva solo se puede registrar con la cobertura vigente.',
  },
  DEFUNCION: {
    desde: [ACTIVO, BAJA_FUTURA, AMPLIACION, CESANTIA, DERECHOHABIENTE, REVISION],
    razon: 'La baja por defunción solo se puede registrar con la cobertura vigente o en revisión.',
  },
  RECTIFICACION: {
    desde: [AMPLIACION, CESANTIA],
    razon: 'La rectificación de la baja solo se puede registrar en estado CESANTIA o AMPLIACIÓN.',
  },
};

/** A baja may be recorded a year ahead, and no more. */
export const ultimaBaja = (hoy: FechaCivil): FechaCivil => sumarMeses(hoy, 12);

/** Gives null while the date that its mode needs is missing. */
export function bajaDe(modo: ModoBaja, fecha_baja: FechaCivil | null): Baja | null {
  if (modo === 'DEFUNCION') return { modo };
  return fecha_baja === null ? null : { modo, fecha_baja };
}

/** Says that no kind of baja is possible; `h` is at the day asked, `modo` the kind that was named, null for none. */
export const rechazarSinCobertura = (h: HechosAfiliacion, modo: ModoBaja | null): Resultado =>
  rechazar(
    h,
    'ESTADO',
    modo === null ? 'La baja solo se puede registrar con la cobertura vigente.' : REGLAS[modo].razon,
  );

/** `h` is at `hoy`; `limite` is the last day that the holder's right leaves to a beneficiary, null for none. */
export function aplicarBaja(h: HechosAfiliacion, baja: Baja, hoy: FechaCivil, limite: FechaCivil | null): Resultado {
  const { desde, razon } = REGLAS[baja.modo];
  if (!desde.includes(h.estado)) return rechazar(h, 'ESTADO', razon);
  if (baja.modo === 'DEFUNCION') return aceptar(terminarEn(h, hoy));
  const { modo, fecha_baja } = baja;
  if (h.fecha_afiliacion !== null && fecha_baja < h.fecha_afiliacion) {
    const desdeCuando = mostrarFecha(h.fecha_afiliacion);
    return rechazar(h, 'FECHA', `La fecha de baja no puede ser anterior a la fecha de afiliación (${desdeCuando}).`);
  }
  const ultima = ultimaBaja(hoy);
  if (fecha_baja > ultima) {
    const hasta = mostrarFecha(ultima);
    return rechazar(h, 'FECHA', `La fecha de baja no puede ser posterior a un año desde hoy (${hasta}).`);
  }
  return modo === 'DEFINITIVA' ? definitiva(h, fecha_baja, hoy) : conCesantia(h, fecha_baja, hoy, limite);
}

function conCesantia(h: HechosAfiliacion, fecha_baja: FechaCivil, hoy: FechaCivil, limite: FechaCivil | null) {
  const fecha_cesantia = cesantiaDesde(fecha_baja);
  if (h.tipo === 'BENEFICIARIO' && limite !== null && fecha_cesantia > limite) {
    const hasta = mostrarFecha(limite);
    return rechazar(
      h,
      'FECHA',
      `La cobertura del beneficiario no puede pasar de la que le deja su titular (${hasta}).`,
    );
  }
  return aceptar(conBaja(h, { fecha_baja, fecha_cesantia }, hoy));
}

function definitiva(h: HechosAfiliacion, fecha_baja: FechaCivil, hoy: FechaCivil): Resultado {
  const fin = finDeCobertura(h);
  if (fin !== null && fecha_baja > fin) {
    const hasta = mostrarFecha(fin);
    return rechazar(h, 'FECHA', `La baja definitiva no puede ser posterior al último día de cobertura (${hasta}).`);
  }
  if (h.estado !== DERECHOHABIENTE || h.fecha_derechohabiente === null) {
    return aceptar(conBaja(h, { fecha_baja, fecha_cesantia: null }, hoy));
  }
  if (fecha_baja <= h.fecha_derechohabiente) {
    const inicio = mostrarFecha(h.fecha_derechohabiente);
    return rechazar(h, 'FECHA', `La fecha de baja debe ser posterior al inicio del derecho propio (${inicio}).`);
  }
  // A baja to come leaves the row in 106: the beneficiary is covered in their own right until then.
  const fin_anterior = finAnterior(h);
  return aceptar(alDia({ ...h, fecha_baja, fecha_cesantia: null, fecha_ampliacion: null, fin_anterior }, hoy));
}

/**
 * Ends at once, on `dia`, whatever was still running. Dates of a cover that had ended before (possible only under
 * review, or under an own right that begins no earlier) stay: new ones would make days without right read as covered.
 */
export function terminarEn(actual: HechosAfiliacion, dia: FechaCivil): HechosAfiliacion {
  const { fecha_derechohabiente: inicio } = actual;
  // An own right that begins today has had no day: what ends is the right before it.
  const h =
    actual.estado === DERECHOHABIENTE && inicio !== null && inicio >= dia
      ? alDia({ ...actual, fecha_derechohabiente: null, estado: ESTADO.INHABILITADO }, dia)
      : actual;
  const estado = estadoCerrado(h);
  const fin = finDeCobertura(h);
  const seguia = fin === null ? h.estado !== ESTADO.INHABILITADO : fin >= dia;
  if (!seguia) return { ...h, estado };
  const fecha_baja = noAntesDe(h.fecha_afiliacion, dia);
  const deOtrosDias = h.fecha_derechohabiente === null ? {} : { fin_anterior: finAnterior(h) };
  return { ...h, estado, fecha_baja, fecha_cesantia: null, fecha_ampliacion: null, ...deOtrosDias };
}
