import { sql } from 'kysely';
import type { ArchivoSql } from './archivos-sql.ts';
import type { Trx } from './pool.ts';

/** Permissions come last, and again whenever anything changed, since a new function is open to everybody. */
const PERMISOS = '90_permisos';

/** Applies, by name, the routines whose file differs from the one applied last; returns their names. */
export async function aplicarRutinas(
  trx: Trx,
  archivos: readonly ArchivoSql[],
  hayMigraciones: boolean,
): Promise<string[]> {
  await sql`create table if not exists rutina_aplicada (nombre text primary key, suma text not null)`.execute(trx);
  const aplicadas = await trx.selectFrom('rutina_aplicada').select(['nombre', 'suma']).execute();
  const sumas = new Map(aplicadas.map(({ nombre, suma }) => [nombre, suma]));
  const cambiadas = archivos.filter(({ nombre, suma }) => sumas.get(nombre) !== suma);
  const hayCambios = hayMigraciones || cambiadas.length > 0;
  const pendientes = archivos.filter(
    (archivo) => cambiadas.includes(archivo) || (hayCambios && archivo.nombre === PERMISOS),
  );
  for (const { nombre, texto, suma } of pendientes) {
    await sql
      .raw(texto)
      .execute(trx)
      .catch((error: unknown) => {
        const motivo = error instanceof Error ? error.message : String(error);
        throw new Error(`No se pudo aplicar la rutina ${nombre}: ${motivo}`, { cause: error });
      });
    await trx
      .insertInto('rutina_aplicada')
      .values({ nombre, suma })
      .onConflict((conocida) => conocida.column('nombre').doUpdateSet({ suma }))
      .execute();
  }
  return pendientes.map(({ nombre }) => nombre);
}
