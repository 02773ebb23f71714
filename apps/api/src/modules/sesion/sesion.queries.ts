import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
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
export async function buscarSesion(
  db: Db,
  id: string,
  ahora: Date,
  hoy: FechaCivil,
): Promise<SesionVigente | undefined> {
  const { rows } = await sql<SesionVigente>`select * from sesion_vigente(${id}, ${ahora}, ${hoy})`.execute(db);
  return rows[0];
}

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
