import type { Caso } from './caso.ts';
import type { Resumen } from './percentiles.ts';

export interface Medida {
  caso: Caso;
  una: Resumen;
  muchas: Resumen;
  /** Milliseconds of processor per request are measured, which a busy machine changes little. */
  cpu: { servidor: number; base: number };
  /**
   * Tells how often one request asks the database; the same reads, and everything it sends, through the driver alone;
   * and the bare server with the same reads, under the same load.
   */
  sql: { viajes: number; lecturas: Resumen; todo: Resumen; desnudo: Resumen } | null;
  /** The same write runs by its own service, without HTTP and without what it computes. */
  escritura: Resumen | null;
}
