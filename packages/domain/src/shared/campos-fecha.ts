/**
 * Checks of single date fields that every form shares (document 2 section 5 'Wizards'). Dates come as civil dates; what a
 * person types goes through {@link revisarFechaEscrita} first.
 */
import { estaVacio, TEXTO_REQUERIDO } from './campos.ts';
import { esFechaCivil, type FechaCivil, leerFechaDDMMYYYY } from './fecha-civil.ts';
import type { Problema } from './problemas.ts';

type Texto = string | null | undefined;

const FECHA_INVALIDA = 'La fecha no es válida.';

/** No affiliation can be older than this: an earlier year is a slip of the hand. */
export const PRIMERA_AFILIACION: FechaCivil = '1920-01-01';

export interface Limites {
  hoy: FechaCivil;
  nacimiento?: FechaCivil | null;
}

/** Required; a date of the calendar, past or to come. What it may be is for the state machine to say. */
export function revisarFecha(fecha: Texto, textoRequerido = TEXTO_REQUERIDO): Problema {
  if (estaVacio(fecha)) return textoRequerido;
  return esFechaCivil(fecha ?? '') ? null : FECHA_INVALIDA;
}

/** What was typed in a date field: blank, or strictly DD/MM/YYYY and in the calendar. */
export function revisarFechaEscrita(texto: Texto): Problema {
  return estaVacio(texto) || leerFechaDDMMYYYY((texto ?? '').trim()) !== null
    ? null
    : 'La fecha debe existir y tener el formato DD/MM/YYYY.';
}

/** Required; born today is accepted, tomorrow is not. */
export function revisarFechaNacimiento(fecha: Texto, hoy: FechaCivil): Problema {
  return revisarFecha(fecha) ?? ((fecha ?? '') > hoy ? 'La fecha de nacimiento no puede ser posterior a hoy.' : null);
}

/** Required; not after today, nor before the birth or 1920. */
export function revisarFechaAfiliacion(fecha: Texto, { hoy, nacimiento }: Limites): Problema {
  const problema = revisarFecha(fecha);
  if (problema !== null) return problema;
  const dia = fecha ?? '';
  if (dia > hoy) return 'La fecha de afiliación no puede ser posterior a hoy.';
  if (nacimiento && dia < nacimiento) return 'La fecha de afiliación no puede ser anterior a la fecha de nacimiento.';
  return dia < PRIMERA_AFILIACION ? 'La fecha de afiliación no puede ser anterior al año 1920.' : null;
}

/** Required; not after today, nor before the birth. */
export function revisarFechaIngreso(fecha: Texto, { hoy, nacimiento }: Limites): Problema {
  const problema = revisarFecha(fecha);
  if (problema !== null) return problema;
  const dia = fecha ?? '';
  if (dia > hoy) return 'La fecha de ingreso no puede ser posterior a hoy.';
  return nacimiento && dia < nacimiento ? 'La fecha de ingreso no puede ser anterior a la fecha de nacimiento.' : null;
}
