import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';

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

export const suspenderInactivas = (db: Db, ahora: Date, limite: Date): Promise<unknown> =>
  sql`select cuentas_suspender_inactivas(${ahora}, ${limite})`.execute(db);
