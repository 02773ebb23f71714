import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type { Db, Trx } from '../../db/pool.ts';
import { orden } from '../../db/sentencia.ts';

/** Takes a lock until the transaction ends: of two at once, the second finds what the first one made. */
export const deAUno = orden(
  'deAUno',
  () => sql`select pg_advisory_xact_lock(hashtextextended('primer-administrador', 0))`,
);

export const administradoresActivos = (trx: Trx) =>
  trx
    .selectFrom('usuario')
    .select(['id', 'username', 'password_hash'])
    .where('rol', '=', 'ADM_SGPA')
    .where('estado', '=', 'ACTIVO')
    .execute();

export const usuarioLlamado = (trx: Trx, username: string) =>
  trx.selectFrom('usuario').select('id').where('username', '=', username).executeTakeFirst();

export const corregirCorreo = (trx: Trx, id: IdUsuario, correo: string, ahora: Date) =>
  trx.updateTable('usuario').set({ correo, modificado_en: ahora }).where('id', '=', id).execute();

interface Cuenta {
  username: string;
  correo: string;
}

/** Adds the account in the authority's own managing entity; its user completes the empty fields. */
export async function insertarAdministrador(trx: Trx, { username, correo }: Cuenta, ahora: Date): Promise<IdUsuario> {
  const { id: id_ente_gestor } = await trx
    .selectFrom('ente_gestor')
    .select('id')
    .where('tipo', '=', 'AUTORIDAD')
    .executeTakeFirstOrThrow();
  const vacios = { ci: '', paterno: '', nombres: username.toUpperCase() };
  const momentos = { activado_en: ahora, creado_en: ahora, modificado_en: ahora };
  const { id } = await trx
    .insertInto('usuario')
    .values({ username, correo, rol: 'ADM_SGPA', id_ente_gestor, estado: 'ACTIVO', ...vacios, ...momentos })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a link that the task sends, or one that is printed and counts as sent. */
export async function insertarEnlace(
  trx: Trx,
  idUsuario: IdUsuario,
  impreso: { token_sha256: Buffer; expira_en: Date } | null,
  ahora: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('recuperacion')
    .values({
      id_usuario: idUsuario,
      motivo: 'ACTIVACION',
      pedida_en: ahora,
      proximo_intento: ahora,
      ...(impreso && { ...impreso, enviada_en: ahora }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function seEnvio(db: Db, idEnlace: number): Promise<boolean> {
  const fila = await db
    .selectFrom('recuperacion')
    .select('enviada_en')
    .where('id', '=', idEnlace)
    .executeTakeFirstOrThrow();
  return fila.enviada_en !== null;
}
