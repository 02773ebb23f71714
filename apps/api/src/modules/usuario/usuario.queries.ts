import type { IdEnteGestor, IdEntidad, IdUsuario } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { conAlias } from '../../db/columnas.ts';
import type { Db, Trx } from '../../db/pool.ts';
import { type Fila, orden, una, valor } from '../../db/sentencia.ts';

const LUGAR = ['id', 'nombre', 'vigente_desde', 'vigente_hasta'] as const;

export const elEnte = (db: Db, id: IdEnteGestor) =>
  db
    .selectFrom('ente_gestor as g')
    .select(conAlias('g', [...LUGAR, 'tipo']))
    .where('g.id', '=', id);

export const laEntidad = (db: Db, id: IdEntidad) =>
  db.selectFrom('entidad_empleadora as e').select(conAlias('e', LUGAR)).where('e.id', '=', id);

const COLUMNAS = [
  'u.id',
  'u.username',
  'u.ci',
  'u.complemento',
  'u.paterno',
  'u.materno',
  'u.nombres',
  'u.correo',
  'u.telefono',
  'u.cargo',
  'u.estado',
  'u.rol',
  'u.id_ente_gestor',
  'u.version',
  'u.baja_efectiva_el',
  'r.nombre as nombre_rol',
  'g.nombre as ente',
  'e.codigo_rues',
  'e.nombre as establecimiento',
] as const;

/** Selects accounts as the list shows them, with the names of what they point at. */
export const losUsuarios = (trx: Trx) =>
  trx
    .selectFrom('usuario as u')
    .innerJoin('rol as r', 'r.codigo', 'u.rol')
    .innerJoin('ente_gestor as g', 'g.id', 'u.id_ente_gestor')
    .leftJoin('establecimiento_salud as e', 'e.id', 'u.id_establecimiento')
    .select(COLUMNAS);

export type FilaUsuario = Awaited<ReturnType<ReturnType<typeof losUsuarios>['executeTakeFirstOrThrow']>>;

const CUENTA = {
  id: 'usuario.id',
  username: 'text',
  rol: 'text',
  id_ente_gestor: 'ente_gestor.id',
  id_entidad: 'int8?',
  id_establecimiento: 'int4?',
  id_departamento: 'int2?',
  estado: 'text',
  ci: 'text',
  complemento: 'text',
  paterno: 'text',
  materno: 'text',
  nombres: 'text',
  fecha_nacimiento: 'date?',
  cargo: 'text',
  direccion: 'text',
  correo: 'text',
  telefono: 'text',
  telefono_fijo: 'text',
  extension: 'text',
  version: 'int4',
  otros_administradores: 'int4',
} as const;

export type CuentaTomada = Fila<typeof CUENTA>;

/** Locks an account until the transaction ends; there is no row where somebody else administers it. */
export const tomarUsuario = una('tomarUsuario', CUENTA, (id: IdUsuario) => sql`select * from usuario_tomar(${id})`);

/** The form writes these columns; the account itself keeps the others. */
export type DatosGuardados = Omit<CuentaTomada, 'id' | 'username' | 'estado' | 'version' | 'otros_administradores'>;

export const usuarioRegistrado = valor(
  'usuarioRegistrado',
  'usuario.id',
  (datos: DatosGuardados & { username: string }, ahora: Date) =>
    sql`select usuario_registrar(${JSON.stringify(datos)}::jsonb, ${ahora}) as valor`,
);

export const usuarioActualizado = orden(
  'usuarioActualizado',
  (id: IdUsuario, datos: DatosGuardados, ahora: Date) =>
    sql`select usuario_actualizar(${id}, ${JSON.stringify(datos)}::jsonb, ${ahora})`,
);

export const estadoPuesto = orden(
  'estadoPuesto',
  (id: IdUsuario, estado: 'ACTIVO' | 'BAJA', ahora: Date) =>
    sql`select usuario_poner_estado(${id}, ${estado}, ${ahora})`,
);

/** Gives false where the account had none. */
export const factorRestablecido = valor(
  'factorRestablecido',
  'bool',
  (id: IdUsuario, ahora: Date) => sql`select segundo_factor_restablecer(${id}, ${ahora}) as valor`,
);

export const elUsuario = (trx: Trx, id: IdUsuario) =>
  losUsuarios(trx)
    .leftJoin('departamento as d', 'd.id', 'u.id_departamento')
    .leftJoin('departamento as ed', 'ed.id', 'e.id_departamento')
    .leftJoin('municipio as m', 'm.codigo_ine', 'e.codigo_municipio')
    .leftJoin('entidad_empleadora as emp', 'emp.id', 'u.id_entidad')
    .select([
      'u.fecha_nacimiento',
      'u.direccion',
      'u.telefono_fijo',
      'u.extension',
      'u.id_departamento',
      'u.id_entidad',
      'u.ultimo_ingreso',
      'u.creado_en',
      'u.baja_solicitada_el',
      'd.nombre as departamento',
      'ed.nombre as departamento_establecimiento',
      'm.nombre as municipio',
      'e.nivel',
      'e.red',
      'e.tipo as tipo_establecimiento',
      'emp.nombre as nombre_entidad',
    ])
    .where('u.id', '=', id);

export type UsuarioLeido = Awaited<ReturnType<ReturnType<typeof elUsuario>['executeTakeFirstOrThrow']>>;
