import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type { Db } from '../../db/pool.ts';
import { orden, una, valor } from '../../db/sentencia.ts';

/** Gives false where that code, or a later one, was taken before. */
export const pasoGastado = valor(
  'pasoGastado',
  'bool',
  (idUsuario: IdUsuario, paso: number) => sql`select segundo_factor_gastar_paso(${idUsuario}, ${paso}) as valor`,
);

/** Gives false where there is no such code, or it was used. */
export const codigoGastado = valor(
  'codigoGastado',
  'bool',
  (idUsuario: IdUsuario, huella: Buffer, ahora: Date) =>
    sql`select segundo_factor_gastar_codigo(${idUsuario}, ${huella}, ${ahora}) as valor`,
);

/** Gives false where one is in use already. */
export const factorPreparado = valor(
  'factorPreparado',
  'bool',
  (idUsuario: IdUsuario, guardada: string, ahora: Date) =>
    sql`select segundo_factor_preparar(${idUsuario}, ${guardada}, ${ahora}) as valor`,
);

export const preparacion = valor(
  'preparacion',
  'text?',
  (idUsuario: IdUsuario) => sql`select segundo_factor_preparado(${idUsuario}) as valor`,
);

interface Activacion {
  idUsuario: IdUsuario;
  guardada: string;
  paso: number;
  huellas: readonly Buffer[];
  /** The session that asks goes on; the user's others end. */
  sesionId: string;
  ahora: Date;
}

/** Gives false where it is in use already, or another one was prepared meanwhile. */
export const factorActivado = valor(
  'factorActivado',
  'bool',
  ({ idUsuario, guardada, paso, huellas, sesionId, ahora }: Activacion) =>
    sql`select segundo_factor_activar(${idUsuario}, ${guardada}, ${paso}, ${huellas}::bytea[], ${sesionId}::uuid, ${ahora}) as valor`,
);

export const codigosPuestos = orden(
  'codigosPuestos',
  (idUsuario: IdUsuario, huellas: readonly Buffer[]) =>
    sql`select segundo_factor_codigos(${idUsuario}, ${huellas}::bytea[])`,
);

export const factorQuitado = orden(
  'factorQuitado',
  (idUsuario: IdUsuario) => sql`select segundo_factor_quitar(${idUsuario})`,
);

export const estadoDelFactor = una(
  'estadoDelFactor',
  { activado_en: 'timestamptz?', exigido: 'bool', codigos: 'int4' },
  () => sql`select * from segundo_factor_estado()`,
);

/** Lists all factors, in use or only prepared, for the owner. */
export const factoresGuardados = (db: Db) =>
  db.selectFrom('segundo_factor').select(['id_usuario', 'secreto']).execute();

/** Writes only where the row still has what was read. */
export const factorRecifrado = (db: Db, idUsuario: IdUsuario, visto: string, secreto: string) =>
  db
    .updateTable('segundo_factor')
    .set({ secreto })
    .where('id_usuario', '=', idUsuario)
    .where('secreto', '=', visto)
    .execute();
