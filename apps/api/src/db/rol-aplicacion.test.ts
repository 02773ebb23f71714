import { alcanceDePrueba } from '@sgpa/banco-de-pruebas/alcance';
import { type Base, crearBase } from '@sgpa/banco-de-pruebas/base';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Alcance, conAlcance } from './alcance.ts';

const CNS = 1;

describe('rol-aplicacion.test.ts', () => {
  let base: Base;
  let cns: Alcance;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    const { id } = await base.owner.db
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', 'ope.afiliaciones')
      .executeTakeFirstOrThrow();
    cns = alcanceDePrueba({ idUsuario: id, entes: [CNS], idEmpleador: null });
  });
  afterAll(() => base.cerrar());

  it('no es dueño de nada, no pasa por alto la seguridad de filas ni crea nada', async () => {
    const { rows } = await sql`select
      (select count(*) from pg_class where relowner = r.oid) as tablas,
      (select count(*) from pg_proc where proowner = r.oid) as funciones,
      r.rolsuper, r.rolbypassrls, r.rolcreaterole, r.rolcreatedb,
      has_schema_privilege(r.oid, 'public', 'create') as crea,
      (select count(*) from pg_auth_members where member = r.oid) as miembro_de
      from pg_roles r where r.rolname = 'sgpa_app'`.execute(base.owner.db);
    expect(rows).toEqual([
      {
        tablas: 0,
        funciones: 0,
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        crea: false,
        miembro_de: 0,
      },
    ]);
  });

  it('toda tabla con datos de personas o de cuentas fuerza la seguridad de filas, también a su dueño', async () => {
    const abiertas = [
      'departamento',
      'municipio',
      'ente_gestor',
      'establecimiento_salud',
      'parametrica',
      'feriado',
      'rol',
      'terminos_version',
      'entidad_empleadora',
    ];
    const { rows } = await sql<{ relname: string }>`select relname from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity)
      and (has_table_privilege('sgpa_app', c.oid, 'select') or has_any_column_privilege('sgpa_app', c.oid, 'select, insert, update'))
      order by 1`.execute(base.owner.db);
    expect(rows.map(({ relname }) => relname)).toEqual(abiertas.toSorted());
  });

  const PROHIBIDO: Record<string, string> = {
    'cambiar la auditoría': `update auditoria set accion = 'x'`,
    'borrar la auditoría': 'delete from auditoria',
    'leer la auditoría': 'select * from auditoria',
    'vaciar la auditoría': 'truncate auditoria',
    'escribir en una partición': `insert into auditoria_otras (ocurrido_en, accion) values (now(), 'x')`,
    'tocar los sellos': 'delete from auditoria_sello',
    'cambiar la historia': `update afiliacion_historia set accion = 'x'`,
    'borrar la historia': 'delete from afiliacion_historia',
    'borrar afiliaciones': 'delete from afiliacion',
    'borrar personas': 'delete from persona',
    'cambiar personas': `update persona set nombres = 'X'`,
    'leer contraseñas': 'select password_hash from usuario',
    'leer todo de las cuentas': 'select * from usuario',
    'cambiar el rol propio': `update usuario set rol = 'ADM_SGPA'`,
    'crear cuentas': `insert into usuario (username, password_hash, rol, id_ente_gestor, ci, paterno, nombres) values ('x', 'x', 'x', 1, '1', 'x', 'x')`,
    'leer sesiones': 'select * from sesion',
    'leer bloqueos': 'select * from bloqueo_ingreso',
    'cambiar contadores': 'update contador_estado set n = 0',
    'inventar deltas': 'delete from contador_delta',
    'cambiar respuestas guardadas': `update idempotencia set respuesta = '{}'`,
    'borrar aceptaciones': 'delete from terminos_aceptacion',
    'cambiar catálogos': `update ente_gestor set nombre = 'X'`,
    'cambiar empleadores': `update entidad_empleadora set nombre = 'X'`,
    'apagar los disparadores': 'set session_replication_role = replica',
    'quitar la seguridad': 'alter table afiliacion disable row level security',
    'hacerse dueño': 'set role postgres',
  };
  it.each(Object.entries(PROHIBIDO))('no puede %s', async (_que, texto) => {
    await expect(conAlcance(base.app.db, cns, (trx) => sql.raw(texto).execute(trx))).rejects.toThrow(
      /permission denied|must be owner|does not exist/,
    );
  });

  it('lo prohibido a la aplicación existe: el dueño sí puede nombrarlo', async () => {
    for (const tabla of ['auditoria', 'auditoria_otras', 'auditoria_sello', 'sesion', 'bloqueo_ingreso', 'usuario'])
      await expect(sql`select 1 from ${sql.table(tabla)} limit 1`.execute(base.owner.db)).resolves.toBeDefined();
    await expect(sql`select auditoria_hash('x', '0', '1')`.execute(base.app.db)).rejects.toThrow('permission denied');
  });
});
