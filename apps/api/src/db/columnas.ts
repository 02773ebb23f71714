import { type RawBuilder, sql } from 'kysely';

/** Names a table's columns as the builder selects them: `a.id`, `a.estado`. */
export const conAlias = <A extends string, C extends string>(alias: A, columnas: readonly C[]): `${A}.${C}`[] =>
  columnas.map((columna): `${A}.${C}` => `${alias}.${columna}`);

/** Names them for hand-written SQL, once, beside the statement. */
export const listar = (alias: string, columnas: readonly string[]): RawBuilder<unknown> =>
  sql.raw(conAlias(alias, columnas).join(', '));

/** Says where the columns of a hand-written statement's row come from (sentencia.ts). */
export const deTabla = <T extends string, C extends string>(tabla: T, columnas: readonly C[]) =>
  Object.fromEntries(columnas.map((columna) => [columna, `${tabla}.${columna}`])) as { [K in C]: `${T}.${K}` };

export const solo = <F, C extends keyof F & string>(fila: F, columnas: readonly C[]): Pick<F, C> =>
  Object.fromEntries(columnas.map((columna) => [columna, fila[columna]])) as Pick<F, C>;
