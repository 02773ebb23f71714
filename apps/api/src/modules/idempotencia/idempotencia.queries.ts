import { sql } from 'kysely';
import type { Json } from '../../db/db.generated.ts';
import { alSeguir } from '../../db/mensajes.ts';
import type { Trx } from '../../db/pool.ts';
import { lista } from '../../db/sentencia.ts';

/** False while another transaction works on the same key. The lock ends with the transaction, whatever its end. */
export const tomarClave = lista(
  'tomarClave',
  { valor: 'bool' },
  (idUsuario: number, clave: string) =>
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${idUsuario}:${clave}`}, 2)) as valor`,
);

/** The answer that was kept with a key. */
export const respuestaGuardada = lista(
  'respuestaGuardada',
  { ruta: 'idempotencia.ruta', huella: 'idempotencia.huella', respuesta: 'idempotencia.respuesta' },
  (idUsuario: number, clave: string) =>
    sql`select ruta, huella, respuesta from idempotencia where id_usuario = ${idUsuario} and clave = ${clave}`,
);

export type Guardada = Awaited<ReturnType<typeof respuestaGuardada>>[number];

export const guardarRespuesta = (
  trx: Trx,
  fila: { id_usuario: number; clave: string; ruta: string; huella: Buffer; respuesta: Json; creado_en: Date },
): Promise<void> =>
  alSeguir(
    trx,
    trx
      .insertInto('idempotencia')
      .values({ ...fila, respuesta: JSON.stringify(fila.respuesta) })
      .compile(),
  );
