import { sql } from 'kysely';
import { valor } from '../../../db/sentencia.ts';

/** False where it is no version that waits to be in force. */
export const terminosRetirados = valor(
  'terminosRetirados',
  'bool',
  (version: string, motivo: string, ahora: Date) =>
    sql`select terminos_retirar(${version}, ${motivo}, ${ahora}) as valor`,
);
