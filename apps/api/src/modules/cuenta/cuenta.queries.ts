import type { Rol } from '@sgpa/domain/cuenta/roles';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import type { Trx } from '../../db/pool.ts';
import { lista, orden, una, valor } from '../../db/sentencia.ts';

export const tomarBajaPropia = una(
  'tomarBajaPropia',
  { efectiva: 'date?', rol: 'text', otros_administradores: 'int4' },
  () => sql`select * from baja_propia_tomar()`,
);

/** Nulls withdraw the request. */
export const ponerBajaPropia = orden(
  'ponerBajaPropia',
  (pedida: FechaCivil | null, efectiva: FechaCivil | null, ahora: Date) =>
    sql`select baja_propia_poner(${pedida}::date, ${efectiva}::date, ${ahora})`,
);

/** Lists the holidays after a day, without those that were withdrawn. */
export async function feriadosDesde(trx: Trx, dia: FechaCivil): Promise<ReadonlySet<FechaCivil>> {
  const filas = await trx
    .selectFrom('feriado')
    .select('fecha')
    .where('fecha', '>', dia)
    .where((eb) => eb.or([eb('vigente_hasta', 'is', null), eb('vigente_hasta', '>=', eb.ref('fecha'))]))
    .execute();
  return new Set(filas.map(({ fecha }) => fecha));
}

export const datosDelPerfil = (trx: Trx, idUsuario: IdUsuario) =>
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
    .where('u.id', '=', idUsuario);

export const operacionesDelDia = (trx: Trx, idUsuario: IdUsuario, hoy: FechaCivil) =>
  trx
    .selectFrom('operacion_realizada')
    .select(({ fn }) => ['clave', fn.countAll<number>().as('cantidad')])
    .where('id_usuario', '=', idUsuario)
    .where('fecha', '=', hoy)
    .groupBy('clave')
    .orderBy('clave')
    .execute();

export const rolesYFactores = lista(
  'rolesYFactores',
  { rol: 'text', nombre: 'text', exige: 'bool', cuentas: 'int4', con_segundo_factor: 'int4' },
  () => sql`select * from rol_segundo_factores()`,
);

/** Gives false where the role asked for it already. */
export const exigenciaPuesta = valor(
  'exigenciaPuesta',
  'bool',
  (rol: string, exige: boolean) => sql`select rol_exigir_segundo_factor(${rol}, ${exige}) as valor`,
);

export const nombreDelRol = (trx: Trx, rol: Rol) =>
  trx.selectFrom('rol').select('nombre').where('codigo', '=', rol).executeTakeFirstOrThrow();

/** @param corta true when the password is shorter than it may be without a second factor */
export const cambiarHash = (
  trx: Trx,
  idUsuario: IdUsuario,
  { hash, corta }: { hash: string; corta: boolean },
  ahora: Date,
): Promise<unknown> =>
  trx
    .updateTable('usuario')
    .set({ password_hash: hash, password_corta: corta, modificado_en: ahora })
    .where('id', '=', idUsuario)
    .execute();
