import type { Columnas, Sentencia } from '@sgpa/api/db/sentencia';
import type { Base } from '../base.ts';

interface Caso {
  nombre: string;
  columnas: Columnas;
  compilar(base: Base): string;
}

/** A statement with arguments that a request might give: each variant of its text is one case. */
export const caso = <A extends readonly unknown[]>({ sentencia }: { sentencia: Sentencia<A> }, ...args: A): Caso => ({
  nombre: sentencia.nombre,
  columnas: sentencia.columnas,
  compilar: (base) => sentencia.texto(...args).compile(base.app.db).sql,
});
