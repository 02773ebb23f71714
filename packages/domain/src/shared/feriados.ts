/** Gives the national holidays that the law fixes, for any year (acuerdos §9 and §11 'Holidays'). */
import { type FechaCivil, fecha, sumarDias } from './fecha-civil.ts';

export interface Feriado {
  fecha: FechaCivil;
  nombre: string;
}

/** The register's first holidays are of this year. */
const PRIMER_ANIO = 2025;
export const ANIOS_DE_FERIADOS = 10;

const FIJOS = [
  ['01-01', 'Año Nuevo'],
  ['01-22', 'Día del Estado Plurinacional'],
  ['05-01', 'Día del Trabajo'],
  ['06-21', 'Año Nuevo Andino Amazónico y del Chaco'],
  ['08-06', 'Día de la Independencia'],
  ['11-02', 'Día de los Difuntos'],
  ['12-25', 'Navidad'],
] as const;

/** The days count from Easter Sunday. */
const MOVIBLES = [
  [-48, 'Lunes de Carnaval'],
  [-47, 'Martes de Carnaval'],
  [-2, 'Viernes Santo'],
  [60, 'Corpus Christi'],
] as const;

/** Computes Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
export function domingoDePascua(anio: number): FechaCivil {
  const aureo = anio % 19;
  const siglo = Math.floor(anio / 100);
  const delSiglo = anio % 100;
  const correccion = Math.floor((siglo - Math.floor((siglo + 8) / 25) + 1) / 3);
  const epacta = (19 * aureo + siglo - Math.floor(siglo / 4) - correccion + 15) % 30;
  const hastaDomingo = (32 + 2 * (siglo % 4) + 2 * Math.floor(delSiglo / 4) - epacta - (delSiglo % 4)) % 7;
  const ajuste = Math.floor((aureo + 11 * epacta + 22 * hastaDomingo) / 451);
  return sumarDias(fecha(`${anio}-03-22`), epacta + hastaDomingo - 7 * ajuste);
}

const esDomingo = (dia: FechaCivil): boolean => new Date(dia).getUTCDay() === 0;

/** Gives the holidays of one year, in order. One that falls on a Sunday is kept on the Monday after it as well. */
export function feriadosDeLey(anio: number): Feriado[] {
  const pascua = domingoDePascua(anio);
  const dias = [
    ...FIJOS.map(([dia, nombre]) => ({ fecha: fecha(`${anio}-${dia}`), nombre })),
    ...MOVIBLES.map(([dias, nombre]) => ({ fecha: sumarDias(pascua, dias), nombre })),
  ];
  const lunes = dias
    .filter((feriado) => esDomingo(feriado.fecha))
    .map((feriado) => ({ fecha: sumarDias(feriado.fecha, 1), nombre: `${feriado.nombre} (lunes siguiente)` }));
  return [...dias, ...lunes].sort((uno, otro) => uno.fecha.localeCompare(otro.fecha));
}

const anioDe = (dia: string): number => Number(dia.slice(0, 4));

/** Gives the holidays that an installation knows on a day: from the register's first year until ten years ahead. */
export function feriadosConocidos(hoy: FechaCivil): Feriado[] {
  const cuantos = anioDe(hoy) + ANIOS_DE_FERIADOS - PRIMER_ANIO + 1;
  return Array.from({ length: Math.max(cuantos, 0) }, (_, indice) => feriadosDeLey(PRIMER_ANIO + indice)).flat();
}

/** Tells whether the law makes this day ('YYYY-MM-DD') a holiday. */
export const esFeriadoDeLey = (dia: string): boolean =>
  feriadosDeLey(anioDe(dia)).some((feriado) => feriado.fecha === dia);
