import type { Lista } from '@sgpa/domain/parametro/listas';
import { sql } from 'kysely';
import type { Json } from '../../db/db.generated.ts';
import { json, lista, una, valor } from '../../db/sentencia.ts';

/** A row of any of the four tables, as PostgreSQL tells it in JSON. */
export type FilaJson = Readonly<Record<string, string | number | null>>;

/** Holds a value until the transaction ends; null where the list has none such. */
export const tomarParametro = una(
  'tomarParametro',
  { fila: json<FilaJson | null>() },
  (deLista: Lista, id: number) => sql`select parametro_tomar(${deLista}, ${id}) as fila`,
);

/** False where another value of the list has that name. */
export const cambiarParametro = valor(
  'cambiarParametro',
  'bool',
  (deLista: Lista, id: number, cambios: Json) =>
    sql`select parametro_cambiar(${deLista}, ${id}, ${JSON.stringify(cambios)}::jsonb) as valor`,
);

/** Its number; null where another value of the list has that name. */
export const anadirParametro = valor(
  'anadirParametro',
  'int8?',
  (deLista: Lista, datos: Json) => sql`select parametro_anadir(${deLista}, ${JSON.stringify(datos)}::jsonb) as valor`,
);

export const usosDe = lista(
  'usosDe',
  { que: 'text', total: 'int8' },
  (deLista: Lista, id: number, tope: number) => sql`select * from parametro_usos(${deLista}, ${id}, ${tope})`,
);
