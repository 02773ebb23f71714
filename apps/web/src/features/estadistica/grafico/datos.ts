import type { DatosDeGrafico } from '@sgpa/contract/shared/grafico';

/** What one row of a chart counts: in all, and of that what each of the two lists holds. */
export interface Cifra {
  nombre: string;
  total: number;
  titulares: number;
  beneficiarios: number;
  /** Of a row that is an entity or an employer. */
  clave: number | null;
}

export interface Cifras {
  /** What the rows are: 'Ente gestor', 'Estado', 'Mes'. */
  encabezado: string;
  filas: readonly Cifra[];
}

/** One row or fewer means no data (decisions §6). */
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

/** Document 1 §2: what has no data is drawn as a single zero row. */
export const FILA_EN_CERO: Cifra = { nombre: 'Sin datos', total: 0, titulares: 0, beneficiarios: 0, clave: null };

export const sumaDe = (filas: readonly Cifra[]): number => filas.reduce((suma, { total }) => suma + total, 0);

const entero = new Intl.NumberFormat('es-BO', { useGrouping: 'always' });
const corto = new Intl.NumberFormat('es-BO', { notation: 'compact', maximumFractionDigits: 1 });
const parte = new Intl.NumberFormat('es-BO', { style: 'percent', maximumFractionDigits: 1 });

export const enCifras = (valor: number): string => entero.format(valor);
/** Beside an axis there is little room. */
export const enCorto = (valor: number): string =>
  Math.abs(valor) < 1_000_000 ? entero.format(valor) : corto.format(valor);
export const enParte = (valor: number, de: number): string => parte.format(de === 0 ? 0 : valor / de);

/** What the chart says first, in a sentence: for who reads it aloud, and for who cannot see it. */
export function enPalabras(filas: readonly Cifra[], nombreDe: (fila: Cifra) => string): string {
  const total = sumaDe(filas);
  const mayor = filas.reduce((una, otra) => (otra.total > una.total ? otra : una), FILA_EN_CERO);
  if (total === 0) return 'No hay afiliaciones que contar.';
  if (filas.length === 1) return `${nombreDe(mayor)}: ${enCifras(total)} afiliaciones.`;
  return `${enCifras(total)} afiliaciones; la mayor cifra, ${nombreDe(mayor)}: ${enCifras(mayor.total)} (${enParte(mayor.total, total)}).`;
}
