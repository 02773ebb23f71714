import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type { Json } from '../../db/db.generated.ts';
import type { Trx } from '../../db/pool.ts';
import { orden, una } from '../../db/sentencia.ts';
import { conElCierre } from '../../db/transaccion.ts';

/** `clave_tomar` raises these (db/rutinas/41_idempotencia.sql). */
export const EN_CURSO_SQL = 'SG002';
export const RESPONDIDA_SQL = 'SG003';

/** Fails for a key in use, or one that was answered. The lock ends with the transaction, whatever its end. */
export const tomarClave = orden('tomarClave', (clave: string) => sql`select clave_tomar(${clave})`);

/** Reads the answer that was kept with a key of the session's user; row security shows nobody else's. */
export const respuestaGuardada = una(
  'respuestaGuardada',
  { ruta: 'idempotencia.ruta', huella: 'idempotencia.huella', respuesta: 'idempotencia.respuesta' },
  (clave: string) => sql`select ruta, huella, respuesta from idempotencia where clave = ${clave}`,
);

/** Queues the answer to be kept with the COMMIT of the deed that it answers. */
export const guardarRespuesta = (
  trx: Trx,
  fila: { id_usuario: IdUsuario; clave: string; ruta: string; huella: Buffer; respuesta: Json; creado_en: Date },
): void =>
  conElCierre(trx, trx.insertInto('idempotencia').values({ ...fila, respuesta: JSON.stringify(fila.respuesta) }));
