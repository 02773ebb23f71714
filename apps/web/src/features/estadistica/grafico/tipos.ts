import type { Cifra } from './datos.ts';

/** `columnas`: stacked by type; `torta`: parts of the whole. */
export type Dibujo = 'columnas' | 'barras' | 'area' | 'linea' | 'dispersion' | 'torta';

/** What is drawn; it fills the place it is in. */
export interface Lamina {
  filas: readonly Cifra[];
  /** Below the axis, where there is little room. */
  nombreCorto: (fila: Cifra) => string;
  nombreDe: (fila: Cifra) => string;
  /** What the axis of names counts. */
  encabezado: string;
  unidad: string;
  angosto: boolean;
  /** Of the axis of names, at the least. */
  ancho: number;
}
