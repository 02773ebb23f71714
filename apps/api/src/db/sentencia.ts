/** Statements by hand have a name and their row's type, which sentencias.test.ts compares with PostgreSQL's word. */
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { RawBuilder, Selectable } from 'kysely';
import type { DB } from './db.generated.ts';
import type { Db } from './pool.ts';

/** The pool's parsers turn computed values into these types. */
interface Calculado {
  bool: boolean;
  int2: number;
  _int2: number[];
  _text: string[];
  int4: number;
  int8: number;
  text: string;
  date: FechaCivil;
  timestamptz: Date;
  _timestamptz: Date[];
}

interface DeJson<T> {
  tipo: 'jsonb';
  forma?: T;
}

/** Marks a column that holds JSON of this form, which PostgreSQL does not know. */
export const json = <T>(): DeJson<T> => ({ tipo: 'jsonb' });

type Tablas = { [T in keyof DB]: Selectable<DB[T]> };
type DeTabla = { [T in keyof Tablas]: `${T}.${keyof Tablas[T] & string}` }[keyof Tablas];
type Origen = DeTabla | keyof Calculado;

/** A column says `table.column`, or a computed value's type; `?` marks one that may be null by a join or so. */
export type Columnas = Readonly<Record<string, Origen | `${Origen}?` | DeJson<unknown>>>;

type NoNulo<O> = O extends keyof Calculado
  ? Calculado[O]
  : O extends `${infer T extends keyof Tablas}.${infer C}`
    ? Tablas[T][C & keyof Tablas[T]]
    : never;
type Valor<O> = O extends DeJson<infer T> ? T : O extends `${infer P}?` ? NoNulo<P> | null : NoNulo<O>;

export type Fila<C extends Columnas> = { -readonly [K in keyof C]: Valor<C[K]> };

/** `texto` may also stand within another statement. */
export interface Sentencia<A extends readonly unknown[], F = unknown> {
  nombre: string;
  columnas: Columnas;
  texto(...argumentos: A): RawBuilder<F>;
}

export type Ejecutable<A extends readonly unknown[], R, F = unknown> = ((db: Db, ...argumentos: A) => Promise<R>) & {
  readonly sentencia: Sentencia<A, F>;
};

/** Every statement of the modules that were loaded is here by name: the test must know each. */
export const sentenciasConocidas = new Set<string>();

function ejecutable<A extends readonly unknown[], F, R>(
  nombre: string,
  columnas: Columnas,
  texto: (...argumentos: A) => RawBuilder<unknown>,
  leer: (filas: F[]) => R,
): Ejecutable<A, R, F> {
  if (sentenciasConocidas.has(nombre)) throw new Error(`Two statements are called ${nombre}`);
  sentenciasConocidas.add(nombre);
  const sentencia = { nombre, columnas, texto: (...argumentos: A) => texto(...argumentos).$castTo<F>() };
  const ejecutar = async (db: Db, ...argumentos: A): Promise<R> =>
    leer((await sentencia.texto(...argumentos).execute(db)).rows);
  return Object.assign(ejecutar, { sentencia });
}

/** Makes a statement that gives any number of rows. */
export const lista = <const C extends Columnas, A extends readonly unknown[]>(
  nombre: string,
  columnas: C,
  texto: (...argumentos: A) => RawBuilder<unknown>,
): Ejecutable<A, Fila<C>[], Fila<C>> => ejecutable(nombre, columnas, texto, (filas) => filas);

/** Makes a statement that gives one row at most. */
export const una = <const C extends Columnas, A extends readonly unknown[]>(
  nombre: string,
  columnas: C,
  texto: (...argumentos: A) => RawBuilder<unknown>,
): Ejecutable<A, Fila<C> | undefined, Fila<C>> => ejecutable(nombre, columnas, texto, ([primera]) => primera);

/** Makes a statement that always gives one row, of the one value `valor`. */
export const valor = <const O extends Columnas[string], A extends readonly unknown[]>(
  nombre: string,
  origen: O,
  texto: (...argumentos: A) => RawBuilder<unknown>,
): Ejecutable<A, Valor<O>, { valor: Valor<O> }> =>
  ejecutable(nombre, { valor: origen }, texto, ([fila]) => {
    if (fila === undefined) throw new Error(`${nombre} answered nothing`);
    return fila.valor;
  });

/** Makes a statement that is run for its effect. */
export const orden = <A extends readonly unknown[]>(
  nombre: string,
  texto: (...argumentos: A) => RawBuilder<unknown>,
): Ejecutable<A, void> => ejecutable(nombre, {}, texto, () => {});
