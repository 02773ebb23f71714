import { randomUUID } from 'node:crypto';
import { idEnteGestor, idUsuario } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { AHORA } from '@sgpa/testing/reloj';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Alcance, conAlcance } from './alcance.ts';
import { negarTablasTemporales } from './migrar.ts';

const CNS = idEnteGestor(1);

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

  it('no crea tablas temporales, que taparían a las de verdad en la conexión', async () => {
    await negarTablasTemporales(base.owner.pool);
    const crear = sql`create temporary table auditoria (que text)`.execute(base.app.db);
    await expect(crear).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    ['contadores_fundir(1)'],
    ['contadores_diferencias()'],
    ['auditoria_continuar()'],
    ['auditoria_horizonte()'],
    ["tareas_limpiar('infinity')"],
    ["auditoria_crear_particion('2026-01-01')"],
  ])('no llama a lo que hacen las tareas: %s', async (llamada) => {
    const llamar = sql`select ${sql.raw(llamada)}`.execute(base.app.db);
    await expect(llamar).rejects.toMatchObject({ code: '42501' });
  });

  it('no cierra las sesiones de otra persona', async () => {
    const sesion = { id_usuario: idUsuario(1), creada_en: AHORA, expira_en: new Date(AHORA.getTime() + 60_000) };
    const { id } = await base.owner.db
      .insertInto('sesion')
      .values({ id: randomUUID(), ...sesion })
      .returning('id')
      .executeTakeFirstOrThrow();
    await conAlcance(base.app.db, cns, (trx) =>
      sql`select sesiones_revocar_otras(1, ${randomUUID()}::uuid, ${AHORA})`.execute(trx),
    );
    const despues = base.owner.db.selectFrom('sesion').select('revocada_en').where('id', '=', id);
    expect(await despues.executeTakeFirstOrThrow()).toEqual({ revocada_en: null });
  });

  it('toda tabla con datos de personas o de cuentas fuerza la seguridad de filas, también a su dueño', async () => {
    const abiertas = [
      'catalogo_version',
      'certificado_clave',
      'departamento',
      'municipio',
      'ente_gestor',
      'establecimiento_salud',
      'parametrica',
      'feriado',
      'edad_limite',
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
    'vaciar la auditoría': 'truncate auditoria',
    'escribir en una partición': `insert into auditoria_otras (ocurrido_en, accion) values (now(), 'x')`,
    'elegir un lugar en la cadena': `insert into auditoria (ocurrido_en, accion, xid) values (now(), 'x', '9000000000000000000')`,
    'elegir el número de una fila': `insert into auditoria (id, ocurrido_en, accion) overriding system value values (1, now(), 'x')`,
    'tocar los sellos': 'delete from auditoria_sello',
    'cambiar a quiénes tuvo un archivo': `update exportacion_mostrada set afiliaciones = '{}'`,
    'leer los sellos': 'select * from auditoria_sello',
    'tocar las cabezas': 'delete from auditoria_cabeza',
    'desplazar la cadena': 'insert into auditoria_desplazamiento (n) values (1)',
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
    'leer bloqueos por dirección': 'select * from bloqueo_direccion',
    'leer segundos factores': 'select * from segundo_factor',
    'leer códigos de recuperación': 'select * from codigo_recuperacion',
    'exigir segundo factor a un rol': 'update rol set exige_segundo_factor = true',
    'leer desde dónde entra alguien': 'select * from direccion_conocida',
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
    for (const tabla of [
      'auditoria',
      'auditoria_otras',
      'auditoria_sello',
      'auditoria_cabeza',
      'exportacion_mostrada',
      'sesion',
      'bloqueo_ingreso',
      'bloqueo_direccion',
      'direccion_conocida',
      'segundo_factor',
      'codigo_recuperacion',
      'usuario',
    ])
      await expect(sql`select 1 from ${sql.table(tabla)} limit 1`.execute(base.owner.db)).resolves.toBeDefined();
  });
});
