import type { CompiledQuery, RawBuilder } from 'kysely';
import { enConexion } from './driver.ts';
import type { Trx } from './pool.ts';
import type { Ejecutable } from './sentencia.ts';

/** What a named statement asks, to be sent with others. */
export const pedir = <A extends readonly unknown[], F>(
  { sentencia }: Ejecutable<A, F[]> | Ejecutable<A, F | undefined>,
  ...argumentos: A
): RawBuilder<F> => sentencia.texto(...argumentos).$castTo<F>();

/** Rows of several statements that do not need each other's answer, for one way to the database. */
export async function juntas<T extends readonly unknown[]>(
  trx: Trx,
  consultas: { readonly [K in keyof T]: RawBuilder<T[K]> },
): Promise<{ [K in keyof T]: T[K][] }> {
  const compiladas = consultas.map((consulta) => consulta.compile(trx));
  const respuestas = await enConexion(trx, (conexion) => conexion.juntas(compiladas));
  // Rows are what each statement says of itself, as in Kysely's own execute().
  return respuestas.map(({ rows }) => rows) as { [K in keyof T]: T[K][] };
}

/**
 * Writes before the next statement of the transaction, in the same message; whatever comes next sees it. What is wrong with
 * it is told by that next statement, or by COMMIT.
 */
export const alSeguir = (trx: Trx, consulta: CompiledQuery): Promise<void> =>
  enConexion(trx, (conexion) => conexion.alSeguir(consulta));

/** Rows of the one statement of a transaction, which ends with it: one message in all. */
export async function unica<F>(trx: Trx, consulta: CompiledQuery<F>): Promise<F[]> {
  const { rows } = await enConexion(trx, (conexion) => conexion.unica(consulta));
  return rows as F[];
}

/** Writes when the transaction ends, in the message of COMMIT: nothing of it can be read before, and nothing is lost. */
export const alCerrar = (trx: Trx, consulta: CompiledQuery): Promise<void> =>
  enConexion(trx, (conexion) => conexion.alCerrar(consulta));
