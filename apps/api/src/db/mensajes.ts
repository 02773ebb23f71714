import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Db, Trx } from './pool.ts';
import type { Ejecutable } from './sentencia.ts';
import { conElCierre } from './transaccion.ts';

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

export const juntas = async <T extends readonly unknown[]>(trx: Db | Trx, consultas: Consultas<T>): Promise<Filas<T>> =>
  (await Promise.all(
    consultas.map(async (una) => (una === null ? [] : (await trx.executeQuery(una.compile(trx))).rows)),
  )) as Filas<T>;

export const unicas = juntas;

export const alSeguir = async (trx: Trx, consulta: CompiledQuery): Promise<void> => {
  await trx.executeQuery(consulta);
};

export async function unica<F>(trx: Trx, consulta: Consulta<F>): Promise<F[]> {
  const [filas] = await juntas<[F]>(trx, [consulta]);
  return filas;
}

export const alCerrar = async (trx: Trx, consulta: CompiledQuery): Promise<void> =>
  conElCierre(trx, { compile: () => consulta });
