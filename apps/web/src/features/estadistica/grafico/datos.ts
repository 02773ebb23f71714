import type { DatosDeGrafico } from '@sgpa/contract/shared/grafico';
import { enParte } from '@sgpa/domain/estadistica/partes';
import { cifra } from '../../../lib/cifras.ts';

/** A row counts all, and of that what each of the two lists holds. */
export interface Cifra {
  nombre: string;
  total: number;
  titulares: number;
  beneficiarios: number;
  /** The key is the id of an entity or an employer, where the row is one. */
  clave: number | null;
}

export interface Cifras {
  /** The heading names what the rows are: 'Ente gestor', 'Estado', 'Mes'. */
  encabezado: string;
  filas: readonly Cifra[];
}

/** One row or fewer means no data (acuerdos §6). */
export function leerCifras({ data, claves = [] }: { data: DatosDeGrafico; claves?: readonly number[] }): Cifras {
  const [encabezado, ...filas] = data;
  return {
    encabezado: encabezado?.[0] ?? '',
    filas: filas.map(([nombre, total, titulares, beneficiarios], i) => ({
      nombre,
      total: Number(total ?? 0),
      titulares: Number(titulares ?? 0),
      beneficiarios: Number(beneficiarios ?? 0),
      clave: claves[i] ?? null,
    })),
  };
}

/** What has no data is drawn as a single zero row (document 1 §2). */
export const FILA_EN_CERO: Cifra = { nombre: 'Sin datos', total: 0, titulares: 0, beneficiarios: 0, clave: null };
/** Figures that could not be had are a zero too, without saying that there is no data (document 1 §8). */
export const FILA_SIN_RESPUESTA: Cifra = { ...FILA_EN_CERO, nombre: 'Sin respuesta' };

export const sumaDe = (filas: readonly Cifra[]): number => filas.reduce((suma, { total }) => suma + total, 0);

const corto = new Intl.NumberFormat('es-BO', { notation: 'compact', maximumFractionDigits: 1 });

/** Shortens millions: beside an axis there is little room. */
export const enCorto = (valor: number): string => (Math.abs(valor) < 1_000_000 ? cifra(valor) : corto.format(valor));

/** Puts the largest first, where the rows have no order of their own. */
export const deMayorAMenor = (cifras: Cifras): Cifras => ({
  ...cifras,
  filas: cifras.filas.toSorted((una, otra) => otra.total - una.total),
});

const lista = new Intl.ListFormat('es-BO');
const NOMBRADAS = 3;

/** Names all that have the largest figure: there is no first among equals. */
export function laMayor(filas: readonly Cifra[], nombreDe: (fila: Cifra) => string): string {
  const mayor = Math.max(0, ...filas.map(({ total }) => total));
  const nombres = filas.filter(({ total }) => total === mayor).map(nombreDe);
  const demas = nombres.length - NOMBRADAS;
  const quienes = lista.format(demas > 0 ? [...nombres.slice(0, NOMBRADAS), `${cifra(demas)} más`] : nombres);
  return `${quienes}: ${cifra(mayor)}${nombres.length > 1 ? ' cada una' : ''}`;
}

const afiliaciones = (cuantas: number): string => `${cifra(cuantas)} ${cuantas === 1 ? 'afiliación' : 'afiliaciones'}`;

/** Sums the chart up in a sentence, for who reads it aloud and for who cannot see it. */
export function enPalabras(filas: readonly Cifra[], nombreDe: (fila: Cifra) => string): string {
  const total = sumaDe(filas);
  const [primera] = filas;
  if (total === 0 || primera === undefined) return 'No hay afiliaciones que contar.';
  if (filas.length === 1) return `${nombreDe(primera)}: ${afiliaciones(total)}.`;
  const mayor = Math.max(...filas.map((fila) => fila.total));
  return `${afiliaciones(total)}; la mayor cifra, ${laMayor(filas, nombreDe)} (${enParte(mayor, total)}).`;
}
