import type { ReactNode } from 'react';
import { ErrorApi, mensajeDeError } from '../../../lib/error-api.ts';
import { type Cifra, type Cifras, FILA_EN_CERO, FILA_SIN_RESPUESTA } from './datos.ts';
import type { EnlaceDeFila } from './enlaces.ts';

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

/** More of them cannot be told apart. */
export const DIBUJADAS = 60;

export interface Consulta {
  data: Cifras | undefined;
  error: Error | null;
  isFetching: boolean;
  /** What is shown meanwhile was counted of others. */
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

export interface Tarjeta {
  titulo: string;
  /** Of which managing entity and employer, where not of all: a part of the title. */
  deQuien?: string;
  /** What was chosen in `controles`, as paper tells it. */
  enPapel?: string;
  /** What is counted, and of whom. */
  detalle: string;
  dibujo: Dibujo;
  consulta: Consulta;
  enlace?: EnlaceDeFila;
  /** Why its figures lead to no list. */
  sinLista?: string;
  /** Of who has no data, instead of a single zero row. */
  sinDatos?: string;
  controles?: ReactNode;
  pie?: ReactNode;
  /** Instead of the sum and the largest, where the rows are not all that there is. */
  frase?: (filas: readonly Cifra[]) => string;
  /** Across the whole page. */
  ancha?: boolean;
  /** Of the drawing, where its rows need more. */
  alto?: number;
  nombreDe?: (fila: Cifra) => string;
  nombreCorto?: (fila: Cifra) => string;
}

export const suNombre = ({ nombre }: Cifra): string => nombre;

/** What of the answer is shown, and what is said where there is none; the title says of whom, or that these are not counted. */
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
