import type { CompiledQuery, QueryResult, RawBuilder } from 'kysely';
import { enConexion } from './driver.ts';
import type { Db, Trx } from './pool.ts';
import type { Ejecutable } from './sentencia.ts';

/** What a named statement asks, to be sent with others. */
export const pedir = <A extends readonly unknown[], F>(
  { sentencia }: Ejecutable<A, F[]> | Ejecutable<A, F | undefined>,
  ...argumentos: A
): RawBuilder<F> => sentencia.texto(...argumentos).$castTo<F>();

/** Of the builder, or written by hand. */
interface Consulta<F> {
  compile(trx: Db | Trx): CompiledQuery<F>;
}
/** Null: not asked this time, and no row. */
type Consultas<T extends readonly unknown[]> = { readonly [K in keyof T]: Consulta<T[K]> | null };
type Filas<T extends readonly unknown[]> = { [K in keyof T]: T[K][] };

async function filasDe<T extends readonly unknown[]>(
  trx: Db | Trx,
  consultas: Consultas<T>,
  enviar: (compiladas: readonly CompiledQuery[]) => Promise<QueryResult<unknown>[]>,
): Promise<Filas<T>> {
  const compiladas = consultas.flatMap((consulta) => consulta?.compile(trx) ?? []);
  const respuestas = compiladas.length > 0 ? await enviar(compiladas) : [];
  // Rows are what each statement says of itself, as in Kysely's own execute().
  return consultas.map((consulta) => (consulta === null ? [] : respuestas.shift()?.rows)) as Filas<T>;
}

/** Rows of several statements that do not need each other's answer, for one way to the database. */
export const juntas = <T extends readonly unknown[]>(trx: Db | Trx, consultas: Consultas<T>): Promise<Filas<T>> =>
  filasDe(trx, consultas, (compiladas) => enConexion(trx, (conexion) => conexion.juntas(compiladas)));

/** The same where nothing else is asked in the transaction, which ends with them: one message in all. */
export const unicas = <T extends readonly unknown[]>(trx: Trx, consultas: Consultas<T>): Promise<Filas<T>> =>
  filasDe(trx, consultas, (compiladas) => enConexion(trx, (conexion) => conexion.unicas(compiladas)));

/**
 * Writes before the next statement of the transaction, in the same message; whatever comes next sees it. What is wrong with
 * it is told by that next statement, or by COMMIT.
 */
export const alSeguir = (trx: Trx, consulta: CompiledQuery): Promise<void> =>
  enConexion(trx, (conexion) => conexion.alSeguir(consulta));

/** Rows of the one statement of a transaction, which ends with it: one message in all. */
export async function unica<F>(trx: Trx, consulta: Consulta<F>): Promise<F[]> {
  const [filas] = await unicas<[F]>(trx, [consulta]);
  return filas;
}

/** Writes when the transaction ends, in the message of COMMIT: nothing of it can be read before, and nothing is lost. */
export const alCerrar = (trx: Trx, consulta: CompiledQuery): Promise<void> =>
  enConexion(trx, (conexion) => conexion.alCerrar(consulta));
