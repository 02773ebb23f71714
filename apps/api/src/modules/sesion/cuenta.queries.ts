import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { type Fila, orden, una } from '../../db/sentencia.ts';
import { bloqueoDe, intentosDe, type Objetivo } from './bloqueo.queries.ts';

const CUENTA = {
  id: 'usuario.id',
  username: 'text',
  /** None until its user makes one. */
  password_hash: 'text?',
  rol: 'text',
  estado: 'text',
  id_ente_gestor: 'ente_gestor.id',
  id_entidad: 'entidad_empleadora.id?',
  /** Or the day the account was made or activated, where that is later. */
  ultimo_ingreso: 'timestamptz',
  /** Encrypted; none where the account has no second factor. */
  segundo_factor: 'text?',
} as const;

export type CuentaIngreso = Fila<typeof CUENTA>;

export const buscarCuenta = una(
  'buscarCuenta',
  CUENTA,
  (username: string) => sql`select * from cuenta_para_ingreso(${username})`,
);

/** The account of a name, and what is counted against `objetivo`, whose name may be another. */
export async function cuentaEIntentos(db: Db, username: string, objetivo: Objetivo) {
  const cuenta = await buscarCuenta(db, username);
  return { cuenta, intentos: intentosDe(await bloqueoDe(db, objetivo)) };
}

export const suspenderInactivas = orden(
  'suspenderInactivas',
  (ahora: Date, limite: Date) => sql`select cuentas_suspender_inactivas(${ahora}, ${limite})`,
);

/** Accounts whose users asked for their removal, from the day on that they were told. */
export const darDeBajaSolicitadas = orden(
  'darDeBajaSolicitadas',
  (ahora: Date, hoy: FechaCivil) => sql`select cuentas_dar_de_baja_solicitadas(${ahora}, ${hoy})`,
);
