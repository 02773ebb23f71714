/** Checks civil dates of forms (document 2 §5 'Wizards'); typed ones go through {@link revisarFechaEscrita} first. */
import { estaVacio, TEXTO_REQUERIDO } from './campos.ts';
import { type FechaCivil, fecha as fechaCivil, leerFechaEscrita } from './fecha-civil.ts';
import { fueraDeLimite, invalido, type ProblemaDeCampo, requerido } from './problemas.ts';

/** The date is null or absent while nothing whole was given. */
type Fecha = FechaCivil | null | undefined;
type Revision = ProblemaDeCampo | null;

/** No affiliation can be older than this: an earlier year is a slip of the hand. */
export const PRIMERA_AFILIACION = /* @__PURE__ */ fechaCivil('1920-01-01');

/** The date fields of a form are apart from the others, which are `Campos`. */
export type Fechas<C extends string> = Partial<Record<C, FechaCivil | null | undefined>>;

export interface Limites {
  hoy: FechaCivil;
  nacimiento?: FechaCivil | null | undefined;
}

/** The date is required, past or to come. The state machine says which ones it may be. */
export const revisarFecha = (fecha: Fecha, textoRequerido = TEXTO_REQUERIDO): Revision =>
  fecha ? null : requerido(textoRequerido);

/** Accepts a blank date field, or a day of the calendar. */
export function revisarFechaEscrita(texto: string | null | undefined): Revision {
  return estaVacio(texto) || leerFechaEscrita(texto ?? '') !== null
    ? null
    : invalido('La fecha debe existir y tener el formato DD/MM/YYYY.');
}

const NACIMIENTO_POR_VENIR = 'La fecha de nacimiento no puede ser posterior a hoy.';

/** Accepts a blank birth date, or a day that has come. */
export function revisarNacimientoEscrito(texto: string | null | undefined, hoy: FechaCivil): Revision {
  const anio = Number(/\d{4}$/.exec((texto ?? '').trim())?.[0] ?? 0);
  if (anio > Number(hoy.slice(0, 4))) return fueraDeLimite(NACIMIENTO_POR_VENIR);
  const dia = leerFechaEscrita(texto ?? '');
  return dia === null ? revisarFechaEscrita(texto) : revisarFechaNacimiento(dia, hoy);
}

/** The date is required; today is accepted, tomorrow is not. */
export function revisarFechaNacimiento(fecha: Fecha, hoy: FechaCivil): Revision {
  if (!fecha) return revisarFecha(fecha);
  return despuesDe(fecha, hoy, NACIMIENTO_POR_VENIR);
}

/** The date is required, not after today, nor before the birth or 1920. */
export function revisarFechaAfiliacion(fecha: Fecha, { hoy, nacimiento }: Limites): Revision {
  if (!fecha) return revisarFecha(fecha);
  return (
    despuesDe(fecha, hoy, 'La fecha de afiliación no puede ser posterior a hoy.') ??
    antesDe(fecha, nacimiento, 'La fecha de afiliación no puede ser anterior a la fecha de nacimiento.') ??
    antesDe(fecha, PRIMERA_AFILIACION, 'La fecha de afiliación no puede ser anterior al año 1920.')
  );
}

/** The date is required, not after today, nor before the birth. */
export function revisarFechaIngreso(fecha: Fecha, { hoy, nacimiento }: Limites): Revision {
  if (!fecha) return revisarFecha(fecha);
  return (
    despuesDe(fecha, hoy, 'La fecha de ingreso no puede ser posterior a hoy.') ??
    antesDe(fecha, nacimiento, 'La fecha de ingreso no puede ser anterior a la fecha de nacimiento.')
  );
}

export const antesDe = (fecha: FechaCivil, minima: FechaCivil | null | undefined, texto: string): Revision =>
  minima && fecha < minima ? fueraDeLimite(texto) : null;

export const despuesDe = (fecha: FechaCivil, maxima: FechaCivil, texto: string): Revision =>
  fecha > maxima ? fueraDeLimite(texto) : null;
