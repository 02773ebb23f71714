import type { Usuario } from '@sgpa/api/db/db.generated';
import type { Db } from '@sgpa/api/db/pool';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type IdUsuario, idEnteGestor } from '@sgpa/domain/shared/ids';
import type { Insertable } from 'kysely';
import type { ApiDePrueba } from './api.ts';
import { AHORA } from './reloj.ts';

let siguiente = 0;

/** Writes a test's account as the owner; by default of the CNS, active, with the demo accounts' password. */
export async function sembrarUsuario(db: Db, cambios: Partial<Insertable<Usuario>> = {}) {
  siguiente += 1;
  const orden = siguiente;
  const { password_hash } = await db
    .selectFrom('usuario')
    .select('password_hash')
    .where('username', '=', 'ope.universitario')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('usuario')
    .values({
      username: `prueba.${orden}`,
      password_hash,
      rol: 'OPE_AFILIACION',
      id_ente_gestor: idEnteGestor(1),
      estado: 'ACTIVO',
      ci: String(8_800_000 + orden),
      nombres: 'PRUEBA',
      paterno: `DE ${orden}`,
      fecha_nacimiento: fecha('1985-03-14'),
      correo: `prueba.${orden}@sgpa.example`,
      creado_en: AHORA,
      ...cambios,
    })
    .returning(['id', 'username', 'rol', 'id_ente_gestor', 'estado', 'version', 'ci'])
    .executeTakeFirstOrThrow();
}

export const usuarioPorId = (db: Db, id: IdUsuario) =>
  db.selectFrom('usuario').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Makes what the form sends, of somebody new. */
export function datosDeUsuario(cambios: Record<string, unknown> = {}) {
  siguiente += 1;
  return {
    usuario: `nuevo.usuario${siguiente}`,
    ci: String(8_900_000 + siguiente),
    nombres: 'Ana María',
    paterno: 'Quispe',
    fechaNacimiento: '1985-03-14',
    correo: `nuevo.${siguiente}@sgpa.example`,
    rol: 'OPE_AFILIACION',
    ...cambios,
  };
}

export const administradoresActivos = ({ base }: ApiDePrueba) =>
  base.owner.db
    .selectFrom('usuario')
    .select(['id', 'version', 'id_ente_gestor'])
    .where('rol', '=', 'ADM_SGPA')
    .where('estado', '=', 'ACTIVO')
    .execute();

/** Gives the only two who administer everything, each with a session; terms are accepted. */
export async function dosAdministradores(api: ApiDePrueba) {
  const { db } = api.base.owner;
  const [primero] = await administradoresActivos(api);
  if (primero === undefined) throw new Error('the demo data have an administrator');
  const { username, ...segundo } = await sembrarUsuario(db, {
    rol: 'ADM_SGPA',
    id_ente_gestor: primero.id_ente_gestor,
  });
  const versiones = await db.selectFrom('terminos_version').select('version').execute();
  const aceptadas = versiones.map(({ version }) => ({ id_usuario: segundo.id, version, aceptado_en: AHORA }));
  await db.insertInto('terminos_aceptacion').values(aceptadas).execute();
  return [
    { ...primero, token: await api.ingresar('adm.autoridad') },
    { ...segundo, token: await api.ingresar(username) },
  ] as const;
}

export const FILA_DE_USUARIO = {
  username: 'x',
  rol: 'OPE_AFILIACION',
  id_ente_gestor: idEnteGestor(1),
  id_entidad: null,
  id_establecimiento: null,
  id_departamento: null,
  ci: '1',
  complemento: '',
  paterno: '',
  materno: '',
  nombres: 'X',
  fecha_nacimiento: null,
  cargo: '',
  direccion: '',
  correo: '',
  telefono: '',
  telefono_fijo: '',
  extension: '',
};
