import type { Contexto } from '@sgpa/api/contexto';
import type { Db } from '@sgpa/api/db/pool';
import type { Operacion } from '@sgpa/api/operacion';
import type { Peticion } from './carga-http.ts';

/** The budgets are the server's in milliseconds, and requests per second at 16 connections, where there is one. */
export interface Presupuesto {
  p50: number;
  p95: number;
  p99: number;
  minimo?: number;
}

export interface Escritor {
  db: Db;
  contexto: Contexto;
}

export type Leer = (op: Operacion, orden: number) => Promise<unknown>;

export interface Caso {
  nombre: string;
  presupuesto: Presupuesto | null;
  siguiente: () => Peticion | Peticion[];
  deAutoridad?: boolean;
  /** A good answer contains this text, where a refusal comes with status 200. */
  contiene?: string;
  /** A read runs these services, one for each request, to learn its statements; a case that writes has none. */
  lecturas?: readonly Leer[];
  /** A write asks this of the database, by its own service, with what it computes made beforehand. */
  escritura?: (escritor: Escritor, orden: number) => Promise<unknown>;
}
