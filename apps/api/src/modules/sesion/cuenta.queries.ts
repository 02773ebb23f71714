import { sql } from 'kysely';
import { type Fila, orden, una } from '../../db/sentencia.ts';

const CUENTA = {
  id: 'int4',
  username: 'text',
  password_hash: 'text',
  rol: 'text',
  estado: 'text',
  id_ente_gestor: 'int2',
  id_entidad: 'int8?',
  /** Or the day the account was made, when it was never used. */
  ultimo_ingreso: 'timestamptz',
} as const;

export type CuentaIngreso = Fila<typeof CUENTA>;

export const buscarCuenta = una(
  'buscarCuenta',
  CUENTA,
  (username: string) => sql`select * from cuenta_para_ingreso(${username})`,
);

export const suspenderInactivas = orden(
  'suspenderInactivas',
  (ahora: Date, limite: Date) => sql`select cuentas_suspender_inactivas(${ahora}, ${limite})`,
);
