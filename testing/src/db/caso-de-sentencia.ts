import type { Json } from '@sgpa/api/db/db.generated';
import type { Columnas, Sentencia } from '@sgpa/api/db/sentencia';
import type { RawBuilder } from 'kysely';
import type { Base } from '../base.ts';

export interface Caso {
  nombre: string;
  columnas: Columnas;
  compilar(base: Base): string;
}

/** Takes any number in the place of an id: a statement that is only compiled is about nobody. */
type SinMarca<T> = Json extends T
  ? T
  : T extends number
    ? number
    : T extends string | boolean | null | undefined | Date | Buffer | RawBuilder<unknown>
      ? T
      : { [K in keyof T]: SinMarca<T[K]> };

/** Pairs a statement with arguments that a request might give: each variant of its text is one case. */
export const caso = <A extends readonly unknown[]>(
  { sentencia }: { sentencia: Sentencia<A> },
  ...args: SinMarca<A> & readonly unknown[]
): Caso => ({
  nombre: sentencia.nombre,
  columnas: sentencia.columnas,
  compilar: (base) => sentencia.texto(...(args as unknown as A)).compile(base.app.db).sql,
});
