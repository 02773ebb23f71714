import { sql } from 'kysely';
import type { DB } from '../db.generated.ts';
import type { Trx } from '../pool.ts';

type Fila = Readonly<Record<string, string>>;

interface Ajena {
  /** Other columns tell rows apart too: a row that somebody added under the same ones stays instead of the file's. */
  unicas: readonly string[];
}

/**
 * Writes the rows in one statement: new ones are inserted, different ones updated, equal ones left alone. `clave` are
 * the columns that tell rows apart, under a unique index. Returns how many rows were written. `ajena` marks a table
 * that administrators keep too: a row that one of them changed (its version tells) stays.
 */
export async function upsert(
  trx: Trx,
  tabla: keyof DB & string,
  clave: readonly string[],
  filas: readonly Fila[],
  ajena?: Ajena,
): Promise<number> {
  const [primera] = filas;
  if (!primera) return 0;
  const columnas = Object.keys(primera);
  const resto = columnas.filter((columna) => !clave.includes(columna));
  const lista = (nombres: readonly string[], origen = '') => sql.join(nombres.map((n) => sql.ref(`${origen}${n}`)));
  const asignaciones = sql.join(resto.map((columna) => sql`${sql.ref(columna)} = ${sql.ref(`excluded.${columna}`)}`));
  const deOtro = ajena
    ? sql`and not exists (
      select from ${sql.table(tabla)} actual
      where (${lista(clave, 'actual.')}) = (${lista(clave, 'nueva.')}) and actual.version > 1
        or (${lista(ajena.unicas, 'actual.')}) = (${lista(ajena.unicas, 'nueva.')})
          and (${lista(clave, 'actual.')}) is distinct from (${lista(clave, 'nueva.')}))`
    : sql``;
  // Equal rows are dropped before the insert, which would take a lock and an identity number for each.
  const { numAffectedRows } = await sql`
    insert into ${sql.table(tabla)} (${lista(columnas)})
    select ${lista(columnas, 'nueva.')}
    from jsonb_populate_recordset(null::${sql.table(tabla)}, ${JSON.stringify(filas)}::jsonb) nueva
    where not exists (
      select from ${sql.table(tabla)} actual
      where (${lista(clave, 'actual.')}) = (${lista(clave, 'nueva.')})
        and (${lista(resto, 'actual.')}) is not distinct from (${lista(resto, 'nueva.')})
    ) ${deOtro}
    on conflict (${lista(clave)}) do update set ${asignaciones}`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}
