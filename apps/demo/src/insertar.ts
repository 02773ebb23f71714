import type { DB } from '@sgpa/api/db/db.generated';
import type { Trx } from '@sgpa/api/db/pool';
import { type Insertable, sql } from 'kysely';

const POR_SENTENCIA = 4000;

/** Inserts many rows in few statements; ids reserved before are kept. Every row has the columns of the first. */
export async function insertarTodas<T extends keyof DB & string>(
  trx: Trx,
  tabla: T,
  filas: readonly Insertable<DB[T]>[],
): Promise<void> {
  const columnas = sql.join(Object.keys(filas[0] ?? {}).map((columna) => sql.ref(columna)));
  for (let desde = 0; desde < filas.length; desde += POR_SENTENCIA) {
    const lote = JSON.stringify(filas.slice(desde, desde + POR_SENTENCIA));
    await sql`insert into ${sql.table(tabla)} (${columnas}) overriding system value
      select ${columnas} from jsonb_populate_recordset(null::${sql.table(tabla)}, ${lote}::jsonb)`.execute(trx);
  }
}

/** Reserves the next `cuantos` ids of a table, in order. */
export async function reservarIds(trx: Trx, tabla: keyof DB & string, cuantos: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${tabla}, 'id')) as id from generate_series(1, ${cuantos}::integer)`.execute(
    trx,
  );
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
