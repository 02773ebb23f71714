import { sql } from 'kysely';
import type { Json } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { valor } from '../../db/sentencia.ts';

/** False while another transaction works on the same key. The lock ends with the transaction, whatever its end. */
export const tomarClave = valor(
  'tomarClave',
  'bool',
  (idUsuario: number, clave: string) =>
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${idUsuario}:${clave}`}, 2)) as valor`,
);

export const leerRespuesta = (trx: Trx, idUsuario: number, clave: string) =>
  trx
    .selectFrom('idempotencia')
    .select(['ruta', 'huella', 'respuesta'])
    .where('id_usuario', '=', idUsuario)
    .where('clave', '=', clave)
    .executeTakeFirst();

export const guardarRespuesta = (
  trx: Trx,
  fila: { id_usuario: number; clave: string; ruta: string; huella: Buffer; respuesta: Json; creado_en: Date },
): Promise<unknown> =>
  trx
    .insertInto('idempotencia')
    .values({ ...fila, respuesta: JSON.stringify(fila.respuesta) })
    .execute();
