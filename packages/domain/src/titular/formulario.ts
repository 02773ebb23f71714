/**
 * Field checks of the holder wizard (document 1 section 5; document 2 section 5 'Wizards'), the same in the browser and
 * on the server. Each returns the text to show under the field, or null. Dates come as civil dates; what a person
 * types goes through {@link revisarFechaEscrita} first.
 */
import { COMPLEMENTO_MAX, DOCUMENTO_MAX, DOCUMENTO_MIN, limpiarComplemento } from '../shared/documento.ts';
import { esFechaCivil, type FechaCivil, leerFechaDDMMYYYY } from '../shared/fecha-civil.ts';
import { MAX_NOMBRE } from '../shared/nombres.ts';

export type Problema = string | null;

type Texto = string | null | undefined;

export const TEXTO_REQUERIDO = 'Este campo es requerido.';
const FECHA_INVALIDA = 'La fecha no es válida.';
const CORREO_MAX = 150;

/** No affiliation can be older than this: an earlier year is a slip of the hand. */
export const PRIMERA_AFILIACION: FechaCivil = '1920-01-01';

export function revisarRequerido(texto: Texto, textoRequerido = TEXTO_REQUERIDO): Problema {
  return estaVacio(texto) ? textoRequerido : null;
}

/** Required, each form with its own text; digits only, 5 to 15 of them, not all zeros. */
export function revisarNumeroDocumento(numero: Texto, textoRequerido = TEXTO_REQUERIDO): Problema {
  const limpio = (numero ?? '').trim();
  if (limpio === '') return textoRequerido;
  if (/^-\d+$/.test(limpio) || /^0+$/.test(limpio)) return 'No pueden ser menores a 0';
  if (limpio.length < DOCUMENTO_MIN) return 'Mínimo 5 characters';
  if (limpio.length > DOCUMENTO_MAX) return `No puede tener más de ${DOCUMENTO_MAX} caracteres.`;
  return /^\d+$/.test(limpio) ? null : 'El número de documento solo admite dígitos.';
}

/** Optional. */
export function revisarComplemento(complemento: Texto): Problema {
  const limpio = limpiarComplemento(complemento);
  if (limpio.length > COMPLEMENTO_MAX) return `No puede tener más de ${COMPLEMENTO_MAX} caracteres.`;
  return /^[0-9A-Z]*$/.test(limpio) ? null : 'El complemento solo admite letras y números.';
}

/** First names or a surname; blank is accepted (add {@link revisarRequerido} where the field is required). */
export function revisarNombre(nombre: Texto): Problema {
  return (nombre ?? '').trim().length > MAX_NOMBRE ? `No puede tener más de ${MAX_NOMBRE} caracteres.` : null;
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

/** Optional: something, an at sign, and a domain with a dot. Whether it exists is known only by writing to it. */
export function revisarCorreo(correo: Texto): Problema {
  const limpio = (correo ?? '').trim();
  if (limpio === '') return null;
  const bienFormado = limpio.length <= CORREO_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(limpio);
  return bienFormado ? null : 'El correo electrónico no es válido.';
}

/** Optional: 7 to 15 digits, with blanks, hyphens, brackets and a leading + allowed between them. */
export function revisarTelefono(telefono: Texto): Problema {
  const limpio = (telefono ?? '').trim();
  if (limpio === '') return null;
  const digitos = limpio.replace(/\D/g, '').length;
  return digitos >= 7 && digitos <= 15 && /^\+?[\d ()-]{1,30}$/.test(limpio) ? null : 'El teléfono no es válido.';
}

/** Optional: an amount of zero or more, at most two decimals after a point or a comma. */
export function revisarSalario(salario: Texto): Problema {
  return estaVacio(salario) || leerSalario(salario ?? '') !== null
    ? null
    : 'El salario debe ser un número mayor o igual a 0.';
}

/** The amount typed, or null when it is not one. */
export function leerSalario(texto: string): number | null {
  const limpio = texto.trim();
  return /^\d{1,8}([.,]\d{1,2})?$/.test(limpio) ? Number(limpio.replace(',', '.')) : null;
}

/** An amount as it is written here: '3850,50'. */
export const mostrarSalario = (monto: number): string => monto.toFixed(2).replace('.', ',');

/** Required; a date of the calendar, past or to come. What it may be is for the state machine to say. */
export function revisarFecha(fecha: Texto, textoRequerido = TEXTO_REQUERIDO): Problema {
  if (estaVacio(fecha)) return textoRequerido;
  return esFechaCivil(fecha ?? '') ? null : FECHA_INVALIDA;
}

export interface Limites {
  hoy: FechaCivil;
  nacimiento?: FechaCivil | null;
}

function estaVacio(texto: Texto): boolean {
  return (texto ?? '').trim() === '';
}
