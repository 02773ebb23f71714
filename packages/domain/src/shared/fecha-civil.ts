import { leerTexto } from './texto.ts';

declare const marca: unique symbol;

/**
 * A civil date, 'YYYY-MM-DD', is a day of the calendar, without hour or zone. Because year, month and day have fixed
 * width and go from large to small, civil dates compare as plain strings (`a < b`, `a <= b`, `===`). A text becomes one
 * only where it is read (ADR 14), and is checked there.
 */
export type FechaCivil = string & { readonly [marca]: 'FechaCivil' };

/** A civil date may have the time of day after it: `YYYY-MM-DD HH:mm:ss`. */
export type FechaHora = FechaCivil | (string & { readonly [marca]: 'FechaHora' });

const PRIMER_ANIO = 1850;
const ULTIMO_ANIO = 2200;
const MS_POR_DIA = 86_400_000;
/** La Paz is UTC-4 all year round, so "today" needs no time-zone database. */
const DESFASE_LA_PAZ_MS = 4 * 3_600_000;

/** Accepts a day that exists in the calendar, written exactly YYYY-MM-DD, in the years 1850 to 2200. */
export function esFechaCivil(texto: string): texto is FechaCivil {
  const partes = /^(\d{4})-(\d{2})-(\d{2})$/.exec(texto);
  if (!partes) return false;
  const [anio, mes, dia] = [Number(partes[1]), Number(partes[2]), Number(partes[3])];
  if (anio < PRIMER_ANIO || anio > ULTIMO_ANIO || mes < 1 || mes > 12) return false;
  return dia >= 1 && dia <= diasDelMes(anio, mes);
}

export function esFechaHora(texto: string): texto is FechaHora {
  return esFechaCivil(texto.slice(0, 10)) && /^.{10}( ([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/.test(texto);
}

/** Marks a text that is known to be a date, as a constant. @throws for any other text. */
export function fecha(texto: string): FechaCivil {
  if (!esFechaCivil(texto)) throw new RangeError(`'${texto}' is not a civil date (YYYY-MM-DD)`);
  return texto;
}

/** All dates lie between these, for a search without one of its ends. */
export const PRIMER_DIA = fecha(`${PRIMER_ANIO}-01-01`);
export const ULTIMO_DIA = fecha(`${ULTIMO_ANIO}-12-31`);

/** `hora` is HH:mm:ss. @throws for what is no time of day. */
export function conHora(dia: FechaCivil, hora: string): FechaHora {
  const texto = `${dia} ${hora}`;
  if (!esFechaHora(texto)) throw new RangeError(`'${hora}' is not a time of day (HH:mm:ss)`);
  return texto;
}

export const diaDe = (fecha: FechaHora): FechaCivil => fecha.slice(0, 10) as FechaCivil;

/** Two digits mean a year by the day of typing: of a birth one in the past hundred, else the nearest. */
export interface Siglo {
  hoy: FechaCivil;
  nacimiento: boolean;
}

/** Nobody writes a date at such a length. */
const MAX_ESCRITA = 80;
const SEPARADA = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4}|\d\d)$/;
const DIA_PRIMERO = /^(\d\d)(\d\d)(\d{4}|\d\d)$/;
const ANIO_PRIMERO = /^(\d{4})(\d\d)(\d\d)$/;

function comoFecha(siglo: Siglo | undefined, anio = '', mes = '', dia = ''): FechaCivil | null {
  const delAnio = `${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`;
  const entero = anio.length === 2 && siglo ? anioEntero(Number(anio), delAnio, siglo) : anio;
  const escrita = `${entero}-${delAnio}`;
  return esFechaCivil(escrita) ? escrita : null;
}

function anioEntero(cifras: number, delAnio: string, { hoy, nacimiento }: Siglo): number {
  const este = Number(hoy.slice(0, 4));
  const anio = este - (este % 100) + cifras;
  if (nacimiento) return `${anio}-${delAnio}` > hoy ? anio - 100 : anio;
  if (anio - este >= 50) return anio - 100;
  return este - anio > 50 ? anio + 100 : anio;
}

/** Spreadsheets and registries write an hour behind the day; a zone says where it was written down, not another day. */
const HORA = /[ T,]+\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?(?: ?[ap]\.? ?m\.?)?(?: ?(?:Z|UTC|GMT|[+-]\d\d:?\d\d))?$/i;
const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const NOMBRES =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|' +
  'ene|feb|mar|abr|may|jun|jul|ago|sept?|set|oct|nov|dic';
const CON_MES = new RegExp(
  String.raw`^(?:\p{L}+,? )?(\d\d?)(?: de | |[/.-])(${NOMBRES})\.?(?: del? |, | |[/.-])(\d{4}|\d\d)$`,
  'iu',
);

/** Writes what parts day, month and year in one way, and drops what stands behind them. */
function soloElDia(texto: string): string {
  const limpio = leerTexto(texto)
    .trim()
    .replace(/ +/g, ' ')
    .replace(HORA, '')
    .replace(/ ?([/.-]) ?/g, '$1');
  const [, dia, mes, anio] = CON_MES.exec(limpio) ?? [];
  if (mes === undefined) return /^\d+ \d+ \d+$/.test(limpio) ? limpio.replaceAll(' ', '/') : limpio;
  const cual = MESES.indexOf(mes.toLowerCase().replace(/^set/, 'sep').slice(0, 3)) + 1;
  return `${dia}/${cual}/${anio}`;
}

/**
 * Reads a date as people type it: 14/03/1985, 14031985, 14/3/85, 14-03-1985, 1985-03-14, 14 de marzo de 1985; an hour
 * behind it is an hour (acuerdos §12 'Pasted dates'). It is read whole: null for any other text or a day that does not
 * exist. Eight digits may also stand in the order of 1985-03-14: no year of ours can be a day and a month. Two digits
 * of a year are read with their `siglo` only, which the field knows in which they are typed.
 */
export function leerFechaEscrita(texto: string, siglo?: Siglo): FechaCivil | null {
  if (texto.length > MAX_ESCRITA) return null;
  const limpio = soloElDia(texto);
  const cifras = limpio.replace(/\b[/.-]/g, '');
  const [, dia, mes, anio] = SEPARADA.exec(limpio) ?? DIA_PRIMERO.exec(cifras) ?? [];
  const [, anioIso, mesIso, diaIso] = ANIO_PRIMERO.exec(cifras) ?? [];
  return comoFecha(siglo, anio, mes, dia) ?? comoFecha(siglo, anioIso, mesIso, diaIso);
}

/** Writes the date as people read it, DD/MM/YYYY. */
export function mostrarFecha(fecha: FechaCivil): string {
  return `${fecha.slice(8, 10)}/${fecha.slice(5, 7)}/${fecha.slice(0, 4)}`;
}

/** Gives the civil date in La Paz at an instant given by the injected clock. */
export function hoyEnLaPaz(ahora: Date): FechaCivil {
  return escribir(ahora.getTime() - DESFASE_LA_PAZ_MS);
}

/** Gives the day and time in La Paz at such an instant. */
export function horaEnLaPaz(ahora: Date): FechaHora {
  const [dia, hora] = [hoyEnLaPaz(ahora), new Date(ahora.getTime() - DESFASE_LA_PAZ_MS).toISOString().slice(11, 19)];
  return conHora(dia, hora);
}

export const comienzoEnLaPaz = (dia: FechaCivil): Date => new Date(`${dia}T00:00:00-04:00`);

export function sumarDias(fecha: FechaCivil, dias: number): FechaCivil {
  return escribir(leer(fecha) + dias * MS_POR_DIA);
}

/** Adds calendar months; a day that the target month lacks becomes that month's last day (31/12 + 2 → 28 or 29/02). */
export function sumarMeses(fecha: FechaCivil, meses: number): FechaCivil {
  const [anio, mes, dia] = partesDe(fecha);
  const hasta = mes + meses;
  return escribir(Date.UTC(anio, hasta - 1, Math.min(dia, diasDelMes(anio, hasta))));
}

/**
 * Gives the whole years lived on a date. Someone born on 29 February turns a year older on 1 March of a common year.
 * The result is negative when the date comes before the birth, which the form checks prevent.
 */
export function edadEn(nacimiento: FechaCivil, fecha: FechaCivil): number {
  const anios = Number(fecha.slice(0, 4)) - Number(nacimiento.slice(0, 4));
  return fecha.slice(5) < nacimiento.slice(5) ? anios - 1 : anios;
}

/** Months before January and after December belong to the years beside. */
function diasDelMes(anio: number, mes: number): number {
  return new Date(Date.UTC(anio, mes, 0)).getUTCDate();
}

function partesDe(fecha: FechaCivil): [anio: number, mes: number, dia: number] {
  return [Number(fecha.slice(0, 4)), Number(fecha.slice(5, 7)), Number(fecha.slice(8, 10))];
}

function leer(fecha: FechaCivil): number {
  const [anio, mes, dia] = partesDe(fecha);
  return Date.UTC(anio, mes - 1, dia);
}

function escribir(ms: number): FechaCivil {
  return new Date(ms).toISOString().slice(0, 10) as FechaCivil;
}

/** Gives the age to show on `hoy`: a dead person's stays at what it was at death, where the day is known. */
export const edadALaFecha = (nacimiento: FechaCivil, defuncion: FechaCivil | null, hoy: FechaCivil): number =>
  edadEn(nacimiento, defuncion !== null && defuncion < hoy ? defuncion : hoy);
