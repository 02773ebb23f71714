import type { CompiledQuery, RawBuilder } from 'kysely';
import { enConexion } from './driver.ts';
import type { Trx } from './pool.ts';
import type { Ejecutable } from './sentencia.ts';

/** What a named statement asks, to be sent with others. */
export const pedir = <A extends readonly unknown[], F>(
  { sentencia }: Ejecutable<A, F[]>,
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

/** Writes when the transaction ends, in the message of COMMIT: nothing of it can be read before, and nothing is lost. */
export const alCerrar = (trx: Trx, consulta: CompiledQuery): Promise<void> =>
  enConexion(trx, (conexion) => conexion.alCerrar(consulta));
