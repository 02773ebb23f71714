import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { copiarPlantilla } from '@sgpa/testing/plantillas';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, inject, it } from 'vitest';
import { cargarCatalogos } from './catalogos/cargar-catalogos.ts';
import { leerArchivosSql } from './migraciones.ts';
import { CARPETAS, migrar } from './migrar.ts';
import { crearDb, type Db } from './pool.ts';

const HOY = fecha('2026-10-14');

/** There were so many migrations before checksums were kept. */
const SIN_SUMAS = 13;

/** There were so many when deltas were still read day by day. */
const SIN_RESUMEN_POR_DIA = 22;

interface Prueba {
  db: Db;
  url: string;
  carpetas: typeof CARPETAS;
}

/** Describes what routines make: functions, triggers, policies, and who may touch what. */
async function fotoDe(db: Db): Promise<unknown> {
  const { rows } = await sql`select
    (select json_agg(array[pg_get_functiondef(oid), proacl::text] order by proname) from pg_proc p
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')) as funciones,
    (select json_agg(pg_get_triggerdef(oid) order by tgrelid, tgname) from pg_trigger
      where not tgisinternal) as disparadores,
    (select json_agg(p order by tablename, policyname) from pg_policies p where schemaname = 'public') as politicas,
    (select json_agg(array[oid::regclass::text, relacl::text, relforcerowsecurity::text] order by oid) from pg_class
      where relnamespace = 'public'::regnamespace) as tablas,
    (select json_agg(array[attrelid::regclass::text, attname, attacl::text] order by attrelid, attnum)
      from pg_attribute where attacl is not null) as columnas`.execute(db);
  return rows;
}

/** Migrates as every start did until checksums were kept. */
async function migrarComoAntes(db: Db, cuantas: number): Promise<void> {
  const archivos = (await leerArchivosSql(CARPETAS.migraciones)).slice(0, cuantas);
  const pasos = archivos.map(({ nombre, texto }) => [nombre, { up: (en: Db) => sql.raw(texto).execute(en) }]);
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(pasos)) };
  if (!(db instanceof Kysely)) throw new TypeError('Kysely applies migrations');
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

const REGISTRADAS = 90;

/** Registers affiliations of three managing entities, of both types and in several states, one statement each. */
async function registrar(db: Db, desde: number): Promise<void> {
  await sql`insert into persona (numero_documento, fecha_nacimiento, nombres)
    select (7000000 + i)::text, date '1950-01-01' + i * 40, 'PERSONA'
    from generate_series(${desde}::integer, ${desde + REGISTRADAS - 1}::integer) i`.execute(db);
  await sql`insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_tipo_asegurado, estado, fecha_afiliacion,
      fecha_baja, fecha_cesantia, fin_cobertura, fecha_registro, id_usuario_creacion, creado_en)
    select p.id, 1 + p.id % 3, (select min(id) from entidad_empleadora) + p.id % 4, 'TITULAR',
      (select min(id) from parametrica where grupo = 'TIPO_ASEGURADO'), e.estado, date '2020-01-01' + (p.id % 50)::integer,
      case when e.estado = 103 then date '2026-01-01' end, case when e.estado = 103 then date '2026-03-01' end,
      case when e.estado <> 100 then date '2026-03-01' end, date '2021-01-01' + (p.id % 70)::integer,
      (select min(id) from usuario), now()
    from persona p cross join lateral (select (array[100, 103, 104])[1 + p.id % 3] as estado) e
    where not exists (select from afiliacion a where a.id_persona = p.id)`.execute(db);
}

/** Leaves what that version's triggers would leave of all that is registered, none of it merged. */
async function dejarEsperando(db: Db): Promise<void> {
  await sql`insert into contador_delta (id_ente_gestor, tipo, estado, id_entidad, id_usuario_creacion,
      fecha_afiliacion, fecha_registro, mes_nacimiento, n)
    select a.id_ente_gestor, a.tipo, a.estado, a.id_entidad, a.id_usuario_creacion,
      a.fecha_afiliacion, a.fecha_registro, date_trunc('month', p.fecha_nacimiento)::date, count(*)
    from afiliacion a join persona p on p.id = a.id_persona group by 1, 2, 3, 4, 5, 6, 7, 8`.execute(db);
  await sql`insert into contador_resumen (id_usuario_creacion, id_ente_gestor, tipo, estado, n)
    select id_usuario_creacion, id_ente_gestor, tipo, estado, sum(n) from contador_delta group by 1, 2, 3, 4`.execute(
    db,
  );
}

/** From 0042 on the loader leaves alone what an administrator changed; before, nobody could change these. */
const DE_ADMINISTRADORES = ['parametrica', 'ente_gestor', 'establecimiento_salud', 'entidad_empleadora'];

async function prepararRegistro(db: Db): Promise<void> {
  const enCada = async (cambio: string) => {
    for (const tabla of DE_ADMINISTRADORES) await sql`alter table ${sql.table(tabla)} ${sql.raw(cambio)}`.execute(db);
  };
  await enCada('add column version integer not null default 1');
  await cargarCatalogos(db, HOY);
  await enCada('drop column version');
  await sql`insert into usuario (username, password_hash, rol, id_ente_gestor, ci, paterno, nombres)
    select 'de.antes', '-', (select min(codigo) from rol), 1, '1', 'P', 'N'`.execute(db);
}

/** Compares every counter with the rows, before and after the waiting deltas are merged. */
async function exigirCuentasExactas(db: Db, filas: number): Promise<void> {
  for (const fundidas of [false, true]) {
    if (fundidas) await sql`select contadores_fundir()`.execute(db);
    expect([fundidas, (await sql`select * from contadores_diferencias()`.execute(db)).rows]).toEqual([fundidas, []]);
  }
  const { rows } = await sql`select
    (select sum(n)::integer from contador_estado) as estado, (select sum(n)::integer from contador_autor) as autor,
    (select sum(n)::integer from contador_entidad) as entidad, (select sum(n)::integer from contador_usuario) as usuario,
    (select sum(n)::integer from contador_nacimiento where id_ente_gestor <> 0 and clase = 'DIA') as nacimiento,
    (select sum(n)::integer from contador_dia where clase = 'REGISTRO') as registro`.execute(db);
  expect(rows).toEqual([
    { estado: filas, autor: filas, entidad: filas, usuario: filas, nacimiento: filas, registro: filas },
  ]);
}

async function con(plantilla: string, tarea: (prueba: Prueba) => Promise<void>): Promise<void> {
  const carpeta = await mkdtemp(path.join(tmpdir(), 'sgpa-migrar-'));
  const carpetas = { rutinas: path.join(carpeta, 'rutinas'), migraciones: path.join(carpeta, 'migraciones') };
  await cp(CARPETAS.rutinas, carpetas.rutinas, { recursive: true });
  await cp(CARPETAS.migraciones, carpetas.migraciones, { recursive: true });
  const { url, borrar } = await copiarPlantilla(inject('urlServidor'), plantilla);
  const { db } = crearDb({ url, max: 2 });
  try {
    await tarea({ db, url, carpetas });
  } finally {
    await db.destroy();
    await borrar();
    await rm(carpeta, { recursive: true });
  }
}
const conMigrada = (tarea: (prueba: Prueba) => Promise<void>) => con(inject('plantilla'), tarea);
const conVacia = (tarea: (prueba: Prueba) => Promise<void>) => con('template1', tarea);

describe('migrar.test.ts', () => {
  it('lo aplicado no se aplica otra vez', () =>
    conMigrada(async ({ db }) => {
      expect(await migrar(db)).toEqual({ migraciones: [], rutinas: [] });
    }));

  it('aplicar todas las rutinas por segunda vez no cambia nada', () =>
    conMigrada(async ({ db }) => {
      const archivos = await leerArchivosSql(CARPETAS.rutinas);
      // Test databases have another clock.
      await sql.raw(archivos.find(({ nombre }) => nombre === '15_reloj')?.texto ?? '').execute(db);
      const antes = await fotoDe(db);
      await db.deleteFrom('rutina_aplicada').execute();
      const { rutinas } = await migrar(db);
      expect(rutinas).toEqual(archivos.map(({ nombre }) => nombre));
      expect(await fotoDe(db)).toEqual(antes);
    }));

  it('una rutina cambiada se aplica, sola con los permisos, y lo nuevo no queda abierto a cualquiera', () =>
    conMigrada(async ({ db, carpetas }) => {
      const nueva = `
        create function puerta_nueva() returns integer language sql security definer as 'select 7';`;
      await appendFile(path.join(carpetas.rutinas, '60_tareas.sql'), nueva);
      expect(await migrar(db, carpetas)).toEqual({ migraciones: [], rutinas: ['60_tareas', '90_permisos'] });
      const { rows } = await sql`select puerta_nueva() as valor,
        has_function_privilege('sgpa_app', 'puerta_nueva()', 'execute') as aplicacion,
        has_function_privilege('pg_monitor', 'puerta_nueva()', 'execute') as cualquiera`.execute(db);
      expect(rows).toEqual([{ valor: 7, aplicacion: true, cualquiera: false }]);
    }));

  it('una migración nueva se aplica una vez, y con ella los permisos', () =>
    conMigrada(async ({ db, carpetas }) => {
      await writeFile(path.join(carpetas.migraciones, '9999_nueva.sql'), 'create table nueva (id integer)');
      expect(await migrar(db, carpetas)).toEqual({ migraciones: ['9999_nueva'], rutinas: ['90_permisos'] });
      expect(await migrar(db, carpetas)).toEqual({ migraciones: [], rutinas: [] });
    }));

  it('una política que ya no está escrita deja de regir', () =>
    conMigrada(async ({ db, carpetas }) => {
      const antes = await fotoDe(db);
      await sql`create policy de_mas on persona to sgpa_app using (true)`.execute(db);
      await appendFile(path.join(carpetas.rutinas, '80_politicas.sql'), '-- changed');
      await migrar(db, carpetas);
      expect(await fotoDe(db)).toEqual(antes);
    }));

  it('si una rutina falla no queda nada de lo anterior', () =>
    conMigrada(async ({ db, carpetas }) => {
      const antes = await fotoDe(db);
      await writeFile(path.join(carpetas.migraciones, '9999_nueva.sql'), 'create table nueva (id integer)');
      await appendFile(path.join(carpetas.rutinas, '10_alcance.sql'), 'drop table documento_persona;');
      await appendFile(path.join(carpetas.rutinas, '60_tareas.sql'), 'select no_existe();');
      await expect(migrar(db, carpetas)).rejects.toThrow(/No se pudo aplicar la rutina 60_tareas: .*no_existe/);
      expect(await fotoDe(db)).toEqual(antes);
      expect(await migrar(db)).toEqual({ migraciones: [], rutinas: [] });
    }));

  it('si una migración falla se dice cuál y su primera causa', () =>
    conMigrada(async ({ db, carpetas }) => {
      await writeFile(path.join(carpetas.migraciones, '9999_nueva.sql'), 'select no_existe()');
      await expect(migrar(db, carpetas)).rejects.toThrow(
        /^No se pudo aplicar la migración 9999_nueva: function no_existe\(\) does not exist/,
      );
    }));

  it('si el servidor muere en una migración larga, PostgreSQL la deja y el siguiente no la espera', () =>
    conMigrada(async ({ db, url, carpetas }) => {
      await writeFile(path.join(carpetas.migraciones, '9999_larga.sql'), 'select pg_sleep(600)');
      const otro = crearDb({ url, max: 1, statementTimeout: 0 });
      const sockets: Duplex[] = [];
      otro.pool.on('connect', (cliente) => {
        cliente.on('error', () => undefined);
        sockets.push(cliente.connection.stream);
      });
      const muere = expect(migrar(otro.db, carpetas)).rejects.toThrow();
      const enMarcha = async () => {
        const { rows } = await sql<{ n: number }>`select count(*)::integer as n from pg_stat_activity
          where datname = current_database() and query like 'select pg_sleep(600)%'`.execute(db);
        return rows[0]?.n;
      };
      await expect.poll(enMarcha).toBe(1);
      for (const socket of sockets) socket.destroy();
      await muere;
      await expect.poll(enMarcha).toBe(0);
      expect(await migrar(db)).toEqual({ migraciones: [], rutinas: [] });
      await otro.db.destroy();
    }));

  it('una base de antes de las sumas sigue con sus datos y queda como una nueva', () =>
    conVacia(async ({ db }) => {
      await migrarComoAntes(db, SIN_SUMAS);
      await sql`insert into departamento (id, codigo, sigla, nombre) values (99, '99', 'ZZ', 'DE ANTES')`.execute(db);
      const { migraciones, rutinas } = await migrar(db);
      const archivos = await leerArchivosSql(CARPETAS.migraciones);
      expect(migraciones).toEqual(archivos.slice(SIN_SUMAS).map(({ nombre }) => nombre));
      expect(rutinas).toHaveLength((await leerArchivosSql(CARPETAS.rutinas)).length);
      const sumas = await db.selectFrom('migracion_suma').selectAll().orderBy('nombre').execute();
      expect(sumas).toEqual(archivos.map(({ nombre, suma }) => ({ nombre, suma })));
      const nombres = await db.selectFrom('departamento').select('nombre').where('id', '=', 99).execute();
      expect(nombres).toEqual([{ nombre: 'DE ANTES' }]);
      expect(await migrar(db)).toEqual({ migraciones: [], rutinas: [] });
    }));

  it('una base de antes, con afiliaciones y cambios que esperan, queda con cada cuenta exacta', () =>
    conVacia(async ({ db }) => {
      await migrarComoAntes(db, SIN_SUMAS);
      await prepararRegistro(db);
      await registrar(db, 1);
      await sql`select contadores_fundir(40)`.execute(db);
      await registrar(db, 1001);
      await sql`update afiliacion set estado = 105 where estado = 104 and id % 2 = 0`.execute(db);
      await sql`update persona set fecha_nacimiento = fecha_nacimiento + 40 where id % 7 = 0`.execute(db);
      await sql`delete from afiliacion where id % 10 = 0`.execute(db);
      const { rows } = await sql<{ esperan: number; filas: number }>`select
        (select count(*)::integer from contador_delta) as esperan,
        (select count(*)::integer from afiliacion) as filas`.execute(db);
      const [{ esperan, filas } = { esperan: 0, filas: 0 }] = rows;
      expect(esperan).toBeGreaterThan(REGISTRADAS);
      expect(filas).toBeGreaterThan(REGISTRADAS);
      await migrar(db);
      await exigirCuentasExactas(db, filas);
    }));

  it('también una de antes del resumen por día, en la que todo espera', () =>
    conVacia(async ({ db }) => {
      await migrarComoAntes(db, SIN_RESUMEN_POR_DIA);
      await prepararRegistro(db);
      await sql`alter table afiliacion disable trigger user`.execute(db);
      await registrar(db, 1);
      await sql`alter table afiliacion enable trigger user`.execute(db);
      await dejarEsperando(db);
      const { migraciones } = await migrar(db);
      expect(migraciones).toContain('0023_resumen_por_dia');
      await exigirCuentasExactas(db, REGISTRADAS);
    }));

  it('una migración editada después de aplicarse se nombra y no se aplica nada', () =>
    conMigrada(async ({ db, carpetas }) => {
      await appendFile(path.join(carpetas.migraciones, '0004_registro.sql'), '-- changed');
      await appendFile(path.join(carpetas.rutinas, '60_tareas.sql'), 'drop table documento_persona;');
      await expect(migrar(db, carpetas)).rejects.toThrow(
        'La migración 0004_registro ya se aplicó a esta base de datos y después se cambió su archivo.',
      );
      expect(await migrar(db)).toEqual({ migraciones: [], rutinas: [] });
    }));

  it('los fines de línea de Windows no cuentan como un cambio', () =>
    conMigrada(async ({ db, carpetas }) => {
      for (const { nombre, texto } of await leerArchivosSql(carpetas.migraciones))
        await writeFile(path.join(carpetas.migraciones, `${nombre}.sql`), texto.replaceAll('\n', '\r\n'));
      expect(await migrar(db, carpetas)).toEqual({ migraciones: [], rutinas: [] });
    }));

  it('una base de una versión más nueva se dice', () =>
    conMigrada(async ({ db, carpetas }) => {
      await writeFile(path.join(carpetas.migraciones, '9999_nueva.sql'), 'select 1');
      await migrar(db, carpetas);
      await expect(migrar(db)).rejects.toThrow(/9999_nueva, que esta versión de SGPA no conoce/);
    }));

  it('dos servidores que arrancan a la vez lo hacen una sola vez', () =>
    conVacia(async ({ db, url }) => {
      const otro = crearDb({ url, max: 2 });
      try {
        const hechos = await Promise.all([migrar(db), migrar(otro.db)]);
        const cuantas = hechos.map(({ migraciones, rutinas }) => [migraciones.length, rutinas.length]);
        const todas = [
          (await leerArchivosSql(CARPETAS.migraciones)).length,
          (await leerArchivosSql(CARPETAS.rutinas)).length,
        ];
        expect(cuantas.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([[0, 0], todas]);
      } finally {
        await otro.db.destroy();
      }
    }));

  it('toda función está en las rutinas, menos las que guarda un índice', () =>
    conMigrada(async ({ db }) => {
      const { rows } = await sql<{ proname: string }>`select proname from pg_proc p
        where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(db);
      const textos = (await leerArchivosSql(CARPETAS.rutinas)).map(({ texto }) => texto).join('\n');
      const escrita = (nombre: string) => textos.includes(`create or replace function ${nombre}(`);
      expect(
        rows
          .map(({ proname }) => proname)
          .filter((nombre) => !escrita(nombre))
          .toSorted(),
      ).toEqual(['letras_de_nombre', 'palabra_sin_letras', 'palabras_de_nombre', 'sin_acentos']);
    }));
});
