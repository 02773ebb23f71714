import { sql } from 'kysely';
import { valor } from './sentencia.ts';

/** Reads the database's clock; only a test's database says what it is told (rutinas/15_reloj.sql). */
export const momentoDeLaBase = valor(
  'momentoDeLaBase',
  'timestamptz',
  (dicho: Date) => sql`select reloj_de_sesion(${dicho}) as valor`,
);
