import type { Caso } from './casos.ts';
import type { Resumen } from './percentiles.ts';

export interface Medida {
  caso: Caso;
  una: Resumen;
  muchas: Resumen;
  /** Milliseconds of processor per request, which a busy machine changes little. */
  cpu: { servidor: number; base: number };
  /** Statements that one request sends, and the same reads and the same statements through the driver alone. */
  sql: { viajes: number; lecturas: Resumen; todo: Resumen } | null;
}
