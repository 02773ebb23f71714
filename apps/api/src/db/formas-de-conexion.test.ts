import { userInfo } from 'node:os';
import { cuantosCasos } from '@sgpa/testing/cuantos-casos';
import { arrancar } from '@sgpa/testing/db/arrancar';
import { iniciarPostgresCompleto, type PostgresCompleto, programasDelServidor } from '@sgpa/testing/postgres-completo';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { comprobarRol } from './comprobar-rol.ts';
import { crearDb } from './pool.ts';

const YO = userInfo().username;
const CUANTOS = cuantosCasos(6, 1);

describe('formas-de-conexion.test.ts', () => {
  let servidor: PostgresCompleto;
  let super_: pg.Pool;
  beforeAll(async () => {
    const hba = [`local de_peer "${YO}" peer`, 'local solo_peer all peer'];
    servidor = await iniciarPostgresCompleto(programasDelServidor(), { hba });
    super_ = crearDb({ url: servidor.url }).pool;
    await super_.query(`create role dueno login createrole password 'clave-del-dueno'`);
    await super_.query(`create role "${YO}" login createrole`);
    await super_.query('create database sgpa owner dueno');
    // Each owner has a database of its own, since nobody may change what another owner has made.
    await super_.query('create database de_super');
    for (const base of ['de_peer', 'solo_peer']) await super_.query(`create database ${base} owner "${YO}"`);
  });
  afterAll(async () => {
    await super_.end();
    await servidor.cerrar();
  });

  const buena = () => `postgres://dueno:clave-del-dueno@127.0.0.1:${servidor.port}/sgpa`;
  const carpeta = () => encodeURIComponent(servidor.carpeta);
  const BIEN = /^sgpa_app sgpa_app sgpa_ingreso dueno dueno$/;
  const BIEN_PEER = new RegExp(`^sgpa_app sgpa_app sgpa_ingreso ${YO} ${YO}$`);

  /**
   * The environment may name somebody with all rights, another server, or another form of the address: all of it at once
   * shows whether any is read.
   */
  const entornos = (): Record<string, Record<string, string>> => {
    const usuario = { PGUSER: 'postgres', PGPASSWORD: servidor.password };
    const clave = { PGPASSWORD: 'clave-del-dueno' };
    const otro = { PGHOST: 'no-hay.example', PGPORT: '1', PGDATABASE: 'postgres', PGSSLMODE: 'require' };
    const servicio = {
      PGSERVICE: 'postgres',
      PGSERVICEFILE: '/no/hay',
      PGPASSFILE: '/no/hay',
      PGSSLNEGOTIATION: 'direct',
    };
    return {
      todo: { ...usuario, ...clave, ...otro, ...servicio },
      nada: {},
      'otro usuario': usuario,
      'su clave': clave,
      'otro servidor': otro,
      servicio,
    };
  };

  it.each([
    ['con usuario y clave', buena, BIEN],
    ['con postgresql:// y %', () => buena().replace('postgres:', 'postgresql:').replace('dueno:', 'd%75eno:'), BIEN],
    ['con ?host=', () => `postgres://dueno:clave-del-dueno@/sgpa?host=127.0.0.1&port=${servidor.port}`, BIEN],
    ['con localhost', () => buena().replace('127.0.0.1', 'localhost'), BIEN],
    ['por el socket, con clave', () => buena().replace('127.0.0.1', carpeta()), BIEN],
    [
      'por el socket de ?host=, con peer',
      () => `postgres://${YO}@/de_peer?host=${carpeta()}&port=${servidor.port}`,
      BIEN_PEER,
    ],
    ['por el socket en su lugar, con peer', () => `postgres://${YO}@${carpeta()}:${servidor.port}/de_peer`, BIEN_PEER],
    [
      'como superusuario',
      () => servidor.url.replace(/\/postgres$/, '/de_super'),
      /^sgpa_app sgpa_app sgpa_ingreso postgres postgres$/,
    ],
    [
      'por el socket, donde a nadie se pide clave',
      () => `postgres://${YO}@${carpeta()}:${servidor.port}/solo_peer`,
      /^No se pudo entrar a la base de datos como sgpa_app: el servidor no admite a ese rol .*; su clave es SGPA_DB_APP_PASSWORD/,
    ],
    [
      'sin clave',
      () => buena().replace(':clave-del-dueno', ''),
      /como dueno: \(el servidor pide clave y DATABASE_URL no la trae/,
    ],
    ['sin usuario', () => `postgres://127.0.0.1:${servidor.port}/sgpa`, /DATABASE_URL no dice el usuario/],
    ['con todo en el entorno', () => 'postgres:///sgpa', /DATABASE_URL no dice el servidor/],
    [
      'con ?user= y ?password=',
      () => `${buena().replace(/\/\/.*@/, '//')}?user=dueno&password=clave-del-dueno`,
      /DATABASE_URL no admite «user=»/,
    ],
    [
      'por el socket, sin usuario',
      () => `postgres:///sgpa?host=${servidor.carpeta}&port=${servidor.port}`,
      /DATABASE_URL no dice el usuario/,
    ],
    ['con otro papel', () => `${buena()}?options=-c role=dueno`, /DATABASE_URL no admite «options=»/],
    ['sin seguridad de filas', () => `${buena()}?options=-c row_security=off`, /DATABASE_URL no admite «options=»/],
    [
      'con palabras',
      () => `host=127.0.0.1 port=${servidor.port} dbname=sgpa user=dueno`,
      /DATABASE_URL debe ser postgres:/,
    ],
    ['con un servicio', () => 'postgres:///?service=sgpa', /DATABASE_URL no admite «service=»/],
    [
      'con dos servidores',
      () => buena().replace('/sgpa', ',127.0.0.1:1/sgpa'),
      /DATABASE_URL nombra varios servidores/,
    ],
    [
      'con otra clave',
      () => buena().replace('clave-del-dueno', 'otra'),
      /como dueno: el servidor no admite esa clave .*revise DATABASE_URL/,
    ],
    ['con otra base', () => buena().replace('/sgpa', '/no_hay'), /como dueno: no existe esa base de datos/],
    [
      'donde nadie escucha',
      () => buena().replace(/:\d+\//, ':1/'),
      /como dueno: nadie escucha en ese servidor y puerto/,
    ],
    ['sin TLS donde se pide', () => `${buena()}?sslmode=verify-full`, /como dueno: .*SSL.*revise DATABASE_URL/],
  ])('%s: cada grupo entra con su rol o no se arranca, diga lo que diga el entorno', async (_, direccion, esperado) => {
    for (const [nombre, entorno] of Object.entries(entornos()).slice(0, CUANTOS)) {
      for (const [variable, valor] of Object.entries(entorno)) vi.stubEnv(variable, valor);
      expect([nombre, await arrancar(direccion(), entorno)]).toEqual([nombre, expect.stringMatching(esperado)]);
      vi.unstubAllEnvs();
    }
  });

  it.each(['PGOPTIONS', 'PGREPLICATION'])(
    '%s en el entorno, que llegaría a cada conexión, no se admite',
    async (nombre) => {
      expect(await arrancar(buena(), { [nombre]: '-c role=dueno' })).toBe(
        `Configuración no válida: ${nombre} no se admite: quítela del entorno.`,
      );
    },
  );

  describe.each(['sgpa_app', 'sgpa_ingreso'])('%s', (rol) => {
    // A right that were left behind would be named in the next one's answer.
    const arranca = async () => expect(await arrancar(buena())).toMatch(BIEN);
    beforeAll(arranca);
    afterAll(arranca);

    it.each([
      ['es superusuario', 'alter role R superuser', 'alter role R nosuperuser'],
      ['tiene BYPASSRLS', 'alter role R bypassrls', 'alter role R nobypassrls'],
      ['tiene CREATEROLE', 'alter role R createrole', 'alter role R nocreaterole'],
      ['es miembro de otro rol', 'grant pg_read_all_data to R', 'revoke pg_read_all_data from R'],
      ['es dueño de objetos', 'create schema de_r authorization R', 'drop schema de_r'],
      ['tiene row_security apagado', 'alter role R set row_security = off', 'alter role R reset row_security'],
      [
        'actúa como pg_monitor',
        'alter role R set role = pg_monitor; grant pg_monitor to R',
        'alter role R reset role; revoke pg_monitor from R',
        ', es miembro de otro rol',
      ],
    ])('si %s no se arranca', async (falta, poner, quitar, ademas = '') => {
      await super_.query(poner.replaceAll('R', rol));
      const dicho = await arrancar(buena());
      await super_.query(quitar.replaceAll('R', rol));
      expect(dicho).toBe(
        `La conexión de ${rol} con la base de datos no es segura: ${falta}${ademas} (docs/operacion.md, «The database»).`,
      );
    });
  });

  it('quien entró como otro no pasa por quien se pidió', async () => {
    const dueno = crearDb({ url: buena(), max: 1 });
    await expect(comprobarRol(dueno.pool, 'sgpa_app')).rejects.toThrow(/no es segura: entró como dueno/);
    await dueno.db.destroy();
  });
});
