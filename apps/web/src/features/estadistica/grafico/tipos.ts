import type { Cifra } from './datos.ts';

/** `columnas`: stacked by type; `torta`: parts of the whole. */
export type Dibujo = 'columnas' | 'barras' | 'area' | 'linea' | 'dispersion' | 'torta';

/** What of a row was chosen: the holders, the beneficiaries, or both of them. */
export type Parte = 'titulares' | 'beneficiarios' | 'total';

/** Where it was pointed at; a key is nowhere, whatever the library's type says of its event. */
export type Senalado = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** What is drawn; it fills the place it is in. */
export interface Lamina {
  filas: readonly Cifra[];
  /** Below the axis, where there is little room. */
  nombreCorto: (fila: Cifra) => string;
  nombreDe: (fila: Cifra) => string;
  /** What the axis of names counts. */
  encabezado: string;
  angosto: boolean;
  /** Of the axis of names, at the least. */
  ancho: number;
  /** Its size on paper, where nothing measures its place; none on the screen. */
  hoja: { width: number; height: number } | undefined;
  /** A bar, point or sector, by pointer or Enter; none where no list counts them. */
  alElegir: ((fila: number, parte: Parte, evento: Senalado) => void) | undefined;
}
