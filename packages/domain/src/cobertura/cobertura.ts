/**
 * Tells the right of a person on a given day. The stored state is what was last written; a job brings it up to date
 * every day, and these rules give the true one for the day asked, so a late job never changes an answer. They rely on
 * this: a transition that ends cover at once (definitive baja, death) leaves `fecha_cesantia` and `fecha_ampliacion`
 * null, and one that rewrites the baja (rectificación) clears `fecha_ampliacion`.
 */
import { type FechaCivil, sumarDias, sumarMeses } from '../shared/fecha-civil.ts';
import { ESTADO, estadoDe, type HechosDeEstado } from './estados.ts';
import { enRevision, type OtrosDias } from './otros-dias.ts';

/** Only a beneficiary whose right ends by age (`cobertura/edad.ts`) has this last day; it is null for anybody else. */
export interface PorEdad {
  fin_por_edad: FechaCivil | null;
  /** ESTUDIANTE or INVALIDEZ, proved by paper, lets the right go on beyond the age (`cobertura/edad.ts`). */
  condicion: string | null;
}

/** Without the fields that other days need, the answers hold for today. */
export type HechosAfiliacion = HechosDeEstado & { tipo: 'TITULAR' | 'BENEFICIARIO' } & Partial<PorEdad & OtrosDias>;

const MESES_CESANTIA = 2;

/** The cesantía ends two months after the baja, on the month's last day when the day does not exist. */
export function cesantiaDesde(fechaBaja: FechaCivil): FechaCivil {
  return sumarMeses(fechaBaja, MESES_CESANTIA);
}

/**
 * Gives the last covered day; the day after is not covered. Null when the record names none: the cover is open (100,
 * 106) or, in a state without cover, the end is not recorded. Ask {@link estaCubierto} for the right itself.
 */
export function finDeCobertura(h: HechosAfiliacion): FechaCivil | null {
  const fin = finSinEdad(h);
  return cortaLaEdad(h) ? elMenor(fin, h.fin_por_edad ?? null) : fin;
}

/** Gives the last day of the right if nobody ever grew too old for it. */
export function finSinEdad(h: HechosAfiliacion): FechaCivil | null {
  if (h.estado === ESTADO.ACTIVO) return null;
  if (h.estado === ESTADO.DERECHOHABIENTE) return bajaEsDelDerechoPropio(h) ? finTrasBaja(h.fecha_baja, null) : null;
  const finCesantia = finTrasBaja(h.fecha_baja, h.fecha_cesantia);
  return sinAmpliacion(h) ? finCesantia : elMayor(finCesantia, h.fecha_ampliacion);
}

/** In these states an ampliación has not begun, or was never recorded. */
const sinAmpliacion = ({ estado }: HechosAfiliacion): boolean =>
  estado === ESTADO.CESANTIA || estado === ESTADO.BAJA_FUTURA;

/** Age ends the holder's right, not an ampliación, nor what somebody has in their own right (acuerdos §12 'Ages'). */
function cortaLaEdad(h: HechosAfiliacion): boolean {
  switch (h.estado) {
    case ESTADO.DERECHOHABIENTE:
      return false;
    case ESTADO.INACTIVO:
    case ESTADO.INHABILITADO:
      return h.fecha_ampliacion === null && !bajaEsDelDerechoPropio(h);
    default:
      return h.estado === ESTADO.ACTIVO || sinAmpliacion(h) || h.fecha_ampliacion === null;
  }
}

/** Tells whether the last day was the one that the age left, and nothing else had ended the right by then. */
export function terminoPorEdad(h: HechosAfiliacion): boolean {
  const fin = finDeCobertura(h);
  return h.estado === ESTADO.INHABILITADO && fin !== null && fin === h.fin_por_edad && finSinEdad(h) !== fin;
}

/**
 * Tells the state on the day asked, as it is known now: `estado_en` of the database (rutinas/51_cobertura.sql) is the
 * same function, and a test holds it to this one. Before the affiliation it is INACTIVO; unknown codes never change by
 * date.
 */
export function estadoEn(h: HechosAfiliacion, fecha: FechaCivil): number {
  if (estadoDe(h.estado).grupo === null) return h.estado;
  if (enRevision(h, fecha)) return ESTADO.REVISION;
  if (h.estado === ESTADO.REVISION) return estadoEn({ ...h, estado: h.estado_previo ?? h.estado }, fecha);
  if (h.fecha_afiliacion !== null && fecha < h.fecha_afiliacion) return ESTADO.INACTIVO;
  switch (h.estado) {
    case ESTADO.ACTIVO: {
      const fin = finDeCobertura(h);
      return fin !== null && fecha > fin ? estadoCerrado(h) : h.estado;
    }
    case ESTADO.DERECHOHABIENTE:
      return estadoDerechohabienteEn(h, fecha);
    case ESTADO.BAJA_FUTURA:
      // A baja still to come without a known date has not taken effect.
      return finDeCobertura(h) === null ? h.estado : estadoPorFechas(h, fecha);
    case ESTADO.INACTIVO:
    case ESTADO.INHABILITADO: {
      // An own right that ended is read as it was while it ran.
      if (bajaEsDelDerechoPropio(h)) return estadoDerechohabienteEn(h, fecha);
      const porFechas = estadoPorFechas(h, fecha);
      return estadoDe(porFechas).grupo === 'AFILIADO' ? porFechas : h.estado;
    }
    default:
      return estadoPorFechas(h, fecha);
  }
}

/** Tells whether the person has the right to be attended on that day; the last day counts. */
export function estaCubierto(h: HechosAfiliacion, fecha: FechaCivil): boolean {
  return estadoDe(estadoEn(h, fecha)).grupo === 'AFILIADO';
}

/**
 * Reads the state from the dates alone, in the order in which they pass: BAJA_FUTURA, CESANTIA, AMPLIACION, closed;
 * ACTIVO where only age ended it.
 */
function estadoPorFechas(h: HechosAfiliacion, fecha: FechaCivil): number {
  const fin = finDeCobertura(h);
  // Without any date nothing proves a right.
  if (fin === null || fecha > fin) return estadoCerrado(h);
  if ((h.fecha_baja ?? h.fecha_cesantia ?? h.fecha_ampliacion) === null) return ESTADO.ACTIVO;
  if (h.fecha_baja !== null && fecha < h.fecha_baja) return ESTADO.BAJA_FUTURA;
  if (h.estado === ESTADO.AMPLIACION && h.fecha_ampliacion !== null) {
    return fecha <= h.fecha_ampliacion ? ESTADO.AMPLIACION : ESTADO.CESANTIA;
  }
  return h.fecha_cesantia !== null && fecha <= h.fecha_cesantia ? ESTADO.CESANTIA : ESTADO.AMPLIACION;
}

function estadoDerechohabienteEn(h: HechosAfiliacion, fecha: FechaCivil): number {
  const propio = bajaEsDelDerechoPropio(h);
  if (h.fecha_derechohabiente === null || fecha >= h.fecha_derechohabiente) {
    return propio && h.fecha_baja !== null && fecha >= h.fecha_baja ? ESTADO.INHABILITADO : ESTADO.DERECHOHABIENTE;
  }
  // On days before the own right the former right counts. Where a later baja has overwritten its dates, its last day is
  // known.
  if (!propio) return estadoEn({ ...h, estado: ESTADO.INHABILITADO }, fecha);
  return h.fin_anterior != null && fecha <= h.fin_anterior ? ESTADO.BAJA_FUTURA : ESTADO.INHABILITADO;
}

/** Gives the last day of the right before the own one; a baja of the own right notes it before it overwrites the dates. */
export const finAnterior = (h: HechosAfiliacion): FechaCivil | null =>
  bajaEsDelDerechoPropio(h) ? (h.fin_anterior ?? null) : finDeCobertura({ ...h, estado: ESTADO.INHABILITADO });

/** A baja before the own right began belongs to the holder's right, and does not end it. */
function bajaEsDelDerechoPropio(h: HechosAfiliacion): boolean {
  return h.fecha_baja !== null && h.fecha_derechohabiente !== null && h.fecha_baja > h.fecha_derechohabiente;
}

/** Names the state of a record whose cover has ended. */
export function estadoCerrado(h: Pick<HechosAfiliacion, 'tipo'>): number {
  return h.tipo === 'BENEFICIARIO' ? ESTADO.INHABILITADO : ESTADO.INACTIVO;
}

/** A baja with cesantía covers until its last day; a definitive one until the day before the baja. */
function finTrasBaja(fechaBaja: FechaCivil | null, fechaCesantia: FechaCivil | null): FechaCivil | null {
  return elMayor(fechaBaja === null ? null : sumarDias(fechaBaja, -1), fechaCesantia);
}

function elMenor(uno: FechaCivil | null, otro: FechaCivil | null): FechaCivil | null {
  if (uno === null || otro === null) return uno ?? otro;
  return uno < otro ? uno : otro;
}

function elMayor(uno: FechaCivil | null, otro: FechaCivil | null): FechaCivil | null {
  if (uno === null || otro === null) return uno ?? otro;
  return uno > otro ? uno : otro;
}
