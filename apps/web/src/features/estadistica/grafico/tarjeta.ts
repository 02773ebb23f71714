import type { ReactNode } from 'react';
import { ErrorApi, mensajeDeError } from '../../../lib/error-api.ts';
import { type Cifra, type Cifras, FILA_EN_CERO, FILA_SIN_RESPUESTA } from './datos.ts';
import type { EnlaceDeFila } from './enlaces.ts';

/** `columnas` are stacked by type; `torta` shows parts of the whole. */
export type Dibujo = 'columnas' | 'barras' | 'area' | 'linea' | 'dispersion' | 'torta';

/** A click on a row chose the holders, the beneficiaries, or both. */
export type Parte = 'titulares' | 'beneficiarios' | 'total';

/** The pointer was there; a key has no place, whatever the library's type says of its event. */
export type Senalado = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** The drawing fills the place it is in. */
export interface Lamina {
  filas: readonly Cifra[];
  /** The short name stands below the axis, where there is little room. */
  nombreCorto: (fila: Cifra) => string;
  nombreDe: (fila: Cifra) => string;
  /** The heading says what the axis of names counts. */
  encabezado: string;
  angosto: boolean;
  /** The axis of names is at least so wide. */
  ancho: number;
  /** Paper measures no place, and gives this size; the screen has none. */
  hoja: { width: number; height: number } | undefined;
  /** A pointer or Enter calls it on a bar, point or sector; absent where no list counts them. */
  alElegir: ((fila: number, parte: Parte, evento: Senalado) => void) | undefined;
}

/** More rows than these cannot be told apart. */
export const DIBUJADAS = 60;

export interface Consulta {
  data: Cifras | undefined;
  error: Error | null;
  isFetching: boolean;
  /** The figures shown meanwhile counted others. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

export interface Tarjeta {
  titulo: string;
  /** The title says which managing entity and employer, unless all are counted. */
  deQuien?: string;
  /** Paper tells what was chosen in `controles`. */
  enPapel?: string;
  detalle: string;
  dibujo: Dibujo;
  consulta: Consulta;
  enlace?: EnlaceDeFila;
  sinLista?: string;
  /** The text replaces the single zero row of who has no data. */
  sinDatos?: string;
  controles?: ReactNode;
  pie?: ReactNode;
  /** The sentence replaces the sum and the largest, where the rows are not all that there is. */
  frase?: (filas: readonly Cifra[]) => string;
  ancha?: boolean;
  /** The drawing is so high, where its rows need more. */
  alto?: number;
  nombreDe?: (fila: Cifra) => string;
  nombreCorto?: (fila: Cifra) => string;
}

export const suNombre = ({ nombre }: Cifra): string => nombre;

/** Reads which answer is shown, and what is said where there is none; the title says who is counted. */
export function leerRespuesta({ titulo, deQuien, consulta, sinDatos }: Tarjeta) {
  const codigo = consulta.error instanceof ErrorApi ? consulta.error.codigo : null;
  // Who still has to accept the terms is asked to: what was refused meanwhile comes after it.
  const error = codigo === 'TERMINOS_PENDIENTES' ? null : consulta.error;
  const sinContar = codigo === 'EMPLEADOR_GRANDE' ? mensajeDeError(error) : undefined;
  const cifras = consulta.data ?? { encabezado: '', filas: [] };
  const hay = cifras.filas.length > 0 && sinContar === undefined;
  return {
    titulo: deQuien ? `${titulo}: ${sinContar ? 'no se cuenta para ' : ''}${deQuien}` : titulo,
    cifras,
    hay,
    filas: hay ? cifras.filas.slice(0, DIBUJADAS) : [error ? FILA_SIN_RESPUESTA : FILA_EN_CERO],
    llega: consulta.data === undefined && error === null,
    error,
    fallo: error && !sinContar ? mensajeDeError(error) : null,
    sinNada: sinContar ?? (hay || error ? undefined : sinDatos),
  };
}
export type Leida = ReturnType<typeof leerRespuesta>;
