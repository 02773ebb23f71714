/** Holds what every transition shares: its answer, the facts brought to a day, and how a refusal reads. */
import type { FechaCivil } from '../shared/fecha-civil.ts';
import type { Problema } from '../shared/problemas.ts';
import { estadoEn, type HechosAfiliacion } from './cobertura.ts';
import { ESTADO, estadoDe, type FechasAfiliacion } from './estados.ts';

/** The state, a date, or the kind of insured person stands in the way. */
export type RechazoDeTransicion = 'ESTADO' | 'FECHA' | 'TIPO';

export type Rechazado<C extends string = RechazoDeTransicion> = { ok: false } & Problema<C>;

/** A refusal writes nothing; its text is fit to show and names the state (acuerdos §5, `codigo_respuesta` 409). */
export type Resultado = { ok: true; hechos: HechosAfiliacion } | Rechazado;

export const aceptar = (hechos: HechosAfiliacion): Resultado => ({ ok: true, hechos });

export const rechazar = (h: HechosAfiliacion, codigo: RechazoDeTransicion, razon: string): Rechazado => ({
  ok: false,
  codigo,
  texto: `${razon} Estado actual: ${estadoDe(h.estado).nombre}.`,
});

/**
 * Gives the facts as the daily job leaves them on `hoy`. An affiliation that has not begun stays as it was written:
 * before its first day it reads INACTIVO, and writing that would close it for ever.
 */
export function alDia(h: HechosAfiliacion, hoy: FechaCivil): HechosAfiliacion {
  if (h.fecha_afiliacion !== null && hoy < h.fecha_afiliacion) return h;
  return { ...h, estado: estadoEn(h, hoy) };
}

type FechasDeBaja = Pick<FechasAfiliacion, 'fecha_baja' | 'fecha_cesantia'>;

/** Gives the facts of a baja just recorded, in the state of its dates (101, 103 or closed) and without ampliación. */
export function conBaja(h: HechosAfiliacion, fechas: FechasDeBaja, hoy: FechaCivil): HechosAfiliacion {
  return alDia({ ...h, ...fechas, fecha_ampliacion: null, estado: ESTADO.BAJA_FUTURA }, hoy);
}

export function noAntesDe(minima: FechaCivil | null, fecha: FechaCivil): FechaCivil {
  return minima !== null && fecha < minima ? minima : fecha;
}
