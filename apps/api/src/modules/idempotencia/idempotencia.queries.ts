import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type { Json } from '../../db/db.generated.ts';
import { alSeguir } from '../../db/mensajes.ts';
import type { Trx } from '../../db/pool.ts';
import { lista, orden } from '../../db/sentencia.ts';

/** What `clave_tomar` raises (db/rutinas/41_idempotencia.sql). */
export const EN_CURSO_SQL = 'SG002';
export const RESPONDIDA_SQL = 'SG003';

/** The lock ends with the transaction, whatever its end. */
export const claveTomada = orden('claveTomada', (clave: string) => sql`select clave_tomar(${clave})`);

/** Before the first statement of the transaction, in the same message: fails for a key in use, or one that was answered. */
export const tomarClave = (trx: Trx, clave: string): Promise<void> =>
  alSeguir(trx, claveTomada.sentencia.texto(clave).compile(trx));

/** The answer that was kept with a key of the session's user: row security shows nobody else's. */
export const respuestaGuardada = lista(
  'respuestaGuardada',
  { ruta: 'idempotencia.ruta', huella: 'idempotencia.huella', respuesta: 'idempotencia.respuesta' },
  (clave: string) => sql`select ruta, huella, respuesta from idempotencia where clave = ${clave}`,
);

export const guardarRespuesta = (
  trx: Trx,
  fila: { id_usuario: IdUsuario; clave: string; ruta: string; huella: Buffer; respuesta: Json; creado_en: Date },
): Promise<void> =>
  alSeguir(
    trx,
    trx
      .insertInto('idempotencia')
      .values({ ...fila, respuesta: JSON.stringify(fila.respuesta) })
      .compile(),
  );
