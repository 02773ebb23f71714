import { sql } from 'kysely';
import type { Db, Trx } from '../../db/pool.ts';

export interface SesionVigente {
  id_usuario: number;
  username: string;
  rol: string;
  estado: string;
  id_ente_gestor: number;
  id_entidad: number | null;
  terminos_aceptados: boolean;
}

/** The session with its user as of now; nothing when it expired or was revoked. */
export async function buscarSesion(db: Db, id: string, ahora: Date, hoy: string): Promise<SesionVigente | undefined> {
  const { rows } = await sql<SesionVigente>`select * from sesion_vigente(${id}, ${ahora}, ${hoy})`.execute(db);
  return rows[0];
}

const RECUERDO_MS = 60_000;
const entesRecordados = new WeakMap<Db, { ids: Promise<number[]>; hasta: number }>();

async function leerIdsDeEntes(db: Db): Promise<number[]> {
  const filas = await db.selectFrom('ente_gestor').select('id').execute();
  return filas.map(({ id }) => id);
}

/** Remembered for a minute: the list changes only when a start loads new catalogues. */
export function idsDeEntes(db: Db): Promise<number[]> {
  const ahora = performance.now();
  const recordados = entesRecordados.get(db);
  if (recordados && ahora < recordados.hasta) return recordados.ids;
  const ids = leerIdsDeEntes(db);
  entesRecordados.set(db, { ids, hasta: ahora + RECUERDO_MS });
  // A failed look-up is not remembered.
  ids.catch(() => entesRecordados.delete(db));
  return ids;
}

export interface CuentaIngreso {
  id: number;
  username: string;
  password_hash: string;
  rol: string;
  estado: string;
  id_ente_gestor: number;
  /** Or the day the account was made, when it was never used. */
  ultimo_ingreso: Date;
}

export async function buscarCuenta(db: Db, username: string): Promise<CuentaIngreso | undefined> {
  const { rows } = await sql<CuentaIngreso>`select * from cuenta_para_ingreso(${username})`.execute(db);
  return rows[0];
}

export interface Bloqueo {
  fallos: number;
  bloqueado_hasta: Date | null;
}

export async function leerBloqueo(db: Db | Trx, username: string): Promise<Bloqueo> {
  const { rows } = await sql<Bloqueo>`select * from bloqueo_leer(${username})`.execute(db);
  return rows[0] ?? { fallos: 0, bloqueado_hasta: null };
}

/** Attempts on one name queue here, so that none is lost from the count. */
export const esperarTurnoDeIngreso = (trx: Trx, username: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(lower(${username}), 1))`.execute(trx);

export const guardarBloqueo = (
  db: Db | Trx,
  username: string,
  { fallos, bloqueado_hasta }: Bloqueo,
): Promise<unknown> => sql`select bloqueo_guardar(${username}, ${fallos}::smallint, ${bloqueado_hasta})`.execute(db);

export const abrirSesion = (
  trx: Trx,
  sesion: { id: string; idUsuario: number; desde: Date; hasta: Date; ip: string },
): Promise<unknown> =>
  sql`select sesion_abrir(${sesion.id}, ${sesion.idUsuario}, ${sesion.desde}, ${sesion.hasta}, ${sesion.ip}::inet)`.execute(
    trx,
  );

export const revocarSesion = (trx: Trx, id: string, ahora: Date): Promise<unknown> =>
  sql`select sesion_revocar(${id}, ${ahora})`.execute(trx);

export const revocarOtrasSesiones = (trx: Trx, idUsuario: number, menos: string, ahora: Date): Promise<unknown> =>
  sql`select sesiones_revocar_otras(${idUsuario}, ${menos}, ${ahora})`.execute(trx);

export const suspenderInactivas = (db: Db, ahora: Date, limite: Date): Promise<unknown> =>
  sql`select cuentas_suspender_inactivas(${ahora}, ${limite})`.execute(db);

export const cambiarHash = (trx: Trx, idUsuario: number, hash: string, ahora: Date): Promise<unknown> =>
  trx.updateTable('usuario').set({ password_hash: hash, modificado_en: ahora }).where('id', '=', idUsuario).execute();

export const terminosVigentes = (db: Db | Trx, hoy: string) =>
  db
    .selectFrom('terminos_version')
    .selectAll()
    .where('vigente_desde', '<=', hoy)
    .orderBy('vigente_desde', 'desc')
    .executeTakeFirst();

export const aceptarTerminos = (
  trx: Trx,
  fila: { id_usuario: number; version: string; aceptado_en: Date; ip: string },
): Promise<unknown> =>
  trx
    .insertInto('terminos_aceptacion')
    .values(fila)
    .onConflict((c) => c.doNothing())
    .execute();

/** Whether this user accepted this version. */
export async function aceptoTerminos(trx: Trx, idUsuario: number, version: string): Promise<boolean> {
  const fila = await trx
    .selectFrom('terminos_aceptacion')
    .select('version')
    .where('id_usuario', '=', idUsuario)
    .where('version', '=', version)
    .executeTakeFirst();
  return fila !== undefined;
}

export const operacionesDelDia = (trx: Trx, idUsuario: number, hoy: string) =>
  trx
    .selectFrom('operacion_realizada')
    .select(({ fn }) => ['clave', fn.countAll<number>().as('cantidad')])
    .where('id_usuario', '=', idUsuario)
    .where('fecha', '=', hoy)
    .groupBy('clave')
    .orderBy('clave')
    .execute();

export const leerPerfil = (trx: Trx, idUsuario: number) =>
  trx
    .selectFrom('usuario as u')
    .innerJoin('ente_gestor as g', 'g.id', 'u.id_ente_gestor')
    .leftJoin('establecimiento_salud as e', 'e.id', 'u.id_establecimiento')
    .leftJoin('departamento as d', 'd.id', 'e.id_departamento')
    .leftJoin('municipio as m', 'm.codigo_ine', 'e.codigo_municipio')
    .select([
      'u.username',
      'u.rol',
      'u.id_ente_gestor',
      'u.paterno',
      'u.materno',
      'u.nombres',
      'u.cargo',
      'u.direccion',
      'u.telefono',
      'u.correo',
      'g.nombre as ente',
      'g.sigla',
      'g.logo',
      'e.nombre as establecimiento',
      'd.nombre as departamento',
      'm.nombre as municipio',
      'e.nivel',
      'e.red',
      'e.tipo as tipoEstablecimiento',
    ])
    .where('u.id', '=', idUsuario)
    .executeTakeFirst();
