import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { type Apertura, aperturaDeSesion } from '../../db/alcance.ts';
import { type Fila, lista, orden, una } from '../../db/sentencia.ts';

const SESION = {
  id_usuario: 'usuario.id',
  username: 'text',
  rol: 'text',
  id_ente_gestor: 'ente_gestor.id',
  id_entidad: 'entidad_empleadora.id?',
  terminos_aceptados: 'bool',
  entes: '_int2',
  /** The account must set up a second factor before anything else. */
  segundo_factor_pendiente: 'bool',
  catalogos: 'int8',
} as const;

/**
 * Reads the session with its user as of now, and gives the transaction the user's scope. Fails when the session expired
 * or was revoked, or its user is not active, with a code that plugins/errores.ts knows.
 */
export const tomarSesion = una('tomarSesion', SESION, aperturaDeSesion);

export type Sesion = Fila<typeof SESION>;

interface NuevaSesion {
  id: string;
  idUsuario: IdUsuario;
  desde: Date;
  hasta: Date;
  /** The right password had this hash, which must still be the account's. */
  hash: string | null;
  /** The code was asked of this encrypted factor; null where none was. */
  factor: string | null;
  ip: string;
}

export const abrirSesion = orden(
  'abrirSesion',
  ({ id, idUsuario, desde, hasta, ip, hash, factor }: NuevaSesion) =>
    sql`select sesion_abrir(${id}, ${idUsuario}, ${desde}, ${hasta}, ${ip}::inet, ${hash}, ${factor})`,
);

export const describirSesion = orden(
  'describirSesion',
  (id: string, navegador: string) => sql`select sesion_describir(${id}, ${navegador})`,
);

export const sesionesPropias = lista(
  'sesionesPropias',
  {
    numero: 'int4',
    creada_en: 'timestamptz',
    usada_en: 'timestamptz',
    ip: 'text?',
    navegador: 'text',
    es_esta: 'bool',
  },
  (esta: string, ahora: Date) => sql`select * from sesiones_propias(${esta}, ${ahora})`,
);

/** Closes the user's other sessions, and lists their numbers. */
export const cerrarOtras = lista(
  'cerrarOtras',
  { numero: 'int4' },
  (cual: number | null, menos: string, ahora: Date) =>
    sql`select numero from sesiones_cerrar(${cual}, ${menos}, ${ahora}) as cerrada (numero)`,
);

export const sesionesUsadas = orden(
  'sesionesUsadas',
  (ids: readonly string[], cuando: readonly Date[]) =>
    sql`select sesiones_usadas(${ids}::uuid[], ${cuando}::timestamptz[])`,
);

export const revocarSesion = orden(
  'revocarSesion',
  (id: string, ahora: Date) => sql`select sesion_revocar(${id}, ${ahora})`,
);

export const revocarOtrasSesiones = orden(
  'revocarOtrasSesiones',
  (idUsuario: IdUsuario, menos: string, ahora: Date) =>
    sql`select sesiones_revocar_otras(${idUsuario}, ${menos}, ${ahora})`,
);

/** Gives the audit row of a right password a user, before there is a session. */
export const aperturaDeIngreso = (idUsuario: IdUsuario): Apertura => sql`select ingreso_tomar(${idUsuario})`;
