import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { verificarConLaOrden } from '@sgpa/testing/con-la-orden';
import { type CustodiaDePrueba, crearCustodiaDePrueba, sellarTodo } from '@sgpa/testing/custodia';
import { ejecutarOrdenes, ordenesDe } from '@sgpa/testing/ordenes-de-la-guia';
import { qrDe } from '@sgpa/testing/papel/leer-pdf';
import { copiarPlantilla, crearPlantillas, PASSWORD_APP } from '@sgpa/testing/plantillas';
import { iniciarPostgresCompleto, type PostgresCompleto, programasDePostgres } from '@sgpa/testing/postgres-completo';
import { AHORA, relojFijo } from '@sgpa/testing/reloj';
import { crearServidor } from '@sgpa/testing/servidor';
import { NACIMIENTO } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepararBase } from './arranque.ts';
import { leerConfig } from './config.ts';
import { urlAplicacion, urlIngreso } from './db/partes-de-conexion.ts';
import { crearDb } from './db/pool.ts';
import { exportarCabezas } from './modules/auditoria/cabezas.service.ts';

const BIN = programasDePostgres();
const NADIE = 'http://127.0.0.1:9';
const DIA_MS = 86_400_000;
const DUENO = 'sgpa_dueno';
const BASE = 'sgpa_restaurada';

interface Certificado {
  codigo: string;
  sha256: string;
}

/** Does what docs/operacion.md says of backups, with pg_dump and pg_restore, and an owner who is no superuser. */
describe.skipIf(BIN === undefined)('restauracion.test.ts', { timeout: 240_000 }, () => {
  const reloj = relojFijo();
  let servidorPg: PostgresCompleto;
  let custodia: CustodiaDePrueba;
  let carpeta: string;
  let entorno: Record<string, string>;

  beforeAll(async () => {
    servidorPg = await iniciarPostgresCompleto(BIN ?? '');
    custodia = await crearCustodiaDePrueba();
    carpeta = await mkdtemp(path.join(tmpdir(), 'sgpa-respaldo-'));
    entorno = { ...servidorPg.entorno, SGPA_RESPALDO_DIR: carpeta };
  }, 240_000);
  afterAll(async () => {
    await servidorPg?.cerrar();
    await custodia?.borrar();
    await rm(carpeta, { recursive: true, force: true });
  });

  const como = (rol: string, base: string, password = servidorPg.password) =>
    `postgres://${rol}:${password}@127.0.0.1:${servidorPg.port}/${base}`;
  async function comoPostgres<T>(base: string, hacer: (db: ReturnType<typeof crearDb>) => Promise<T>): Promise<T> {
    const propia = crearDb({ url: como('postgres', base), max: 1, statementTimeout: 0 });
    return hacer(propia).finally(() => propia.db.destroy());
  }
  const cuantosEstan = (base: string) =>
    comoPostgres('postgres', async ({ pool }) => {
      const { rows } = await pool.query('select 1 from pg_stat_activity where datname = $1', [base]);
      return rows.length;
    });
  /** Describes rows and content of each table, and the whole schema with its roles' rights and row security. */
  const todoDe = (base: string) =>
    comoPostgres(base, async ({ db }) => {
      const { rows: tablas } = await sql<{ tabla: string }>`select oid::regclass::text as tabla from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(db);
      const filas = [];
      for (const { tabla } of tablas) {
        const { rows } = await sql`select ${tabla} as tabla, count(*) as n,
          md5(string_agg(md5(t::text), '' order by t::text)) as huella from ${sql.table(tabla)} t`.execute(db);
        filas.push(...rows);
      }
      const esquema = await ejecutarOrdenes('pg_dump --schema-only --schema=public', { ...entorno, PGDATABASE: base });
      // A random key, and brackets that PostgreSQL writes once more at each turn, are left out.
      return { filas, esquema: esquema.replace(/^\\(un)?restrict .*$|[()]/gm, '') };
    });
  const atender = async <T>(
    base: string,
    hacer: (app: Awaited<ReturnType<typeof crearServidor>>['app']) => Promise<T>,
  ) => {
    const url = como(DUENO, base);
    const { ingresoPassword } = leerConfig({ DATABASE_URL: url });
    const { app, cerrar } = await crearServidor({
      base: { url, urlApp: urlAplicacion(url, PASSWORD_APP), urlIngreso: urlIngreso(url, ingresoPassword) },
      fuentes: { segip: NADIE, ovt: NADIE, senasir: NADIE, gestora: NADIE },
      clock: reloj,
    });
    return hacer(app).finally(cerrar);
  };
  const emitir = (base: string): Promise<Certificado> =>
    atender(base, async (app) => {
      const login = { username: 'cons.autoridad', password: PASSWORD_DEMO };
      const { token } = (await app.inject({ method: 'POST', url: '/api/v1/login_app', payload: login })).json();
      const respuesta = await app.inject({
        method: 'POST',
        url: '/api/v1/certificacion/findCertificacion',
        headers: { authorization: `Bearer ${token}` },
        payload: { numero_documento: '1000103', fecha_nacimiento: NACIMIENTO },
      });
      const pdf = Buffer.from(respuesta.json().certificado_pdf, 'base64');
      const codigo = (await qrDe(pdf))?.split('#')[0]?.split('/').at(-1) ?? '';
      return { codigo, sha256: createHash('sha256').update(pdf).digest('hex') };
    });
  const verificar = (base: string, codigo: string) =>
    atender(base, async (app) =>
      (await app.inject({ url: `/api/v1/certificacion/validacionCertificado/${codigo}` })).json(),
    );

  it('lo que se respaldó, se borró y se restauró es lo mismo, y sirve', async () => {
    await comoPostgres('postgres', async ({ pool }) => {
      await pool.query(`create role ${DUENO} login createdb createrole password '${servidorPg.password}'`);
      await pool.query(`create role sgpa_respaldo login bypassrls password '${servidorPg.password}'`);
      await pool.query('grant pg_read_all_data to sgpa_respaldo');
    });
    const plantillas = await crearPlantillas({ urlServidor: como(DUENO, 'postgres'), ahora: AHORA, cantidad: 40 });
    const copia = await copiarPlantilla(como(DUENO, 'postgres'), plantillas.plantillaDemo);
    const base = new URL(copia.url).pathname.slice(1);
    const certificado = await emitir(base);
    const emitido = await verificar(base, certificado.codigo);
    expect(emitido).toMatchObject({ autentico: true, sha256: certificado.sha256 });
    await comoPostgres(base, async ({ db }) => {
      await sellarTodo(db, custodia.firmante, { clock: reloj });
      reloj.avanzar(DIA_MS);
      await exportarCabezas({ db, clock: reloj, custodia });
    });
    const antes = await todoDe(base);

    const respaldador = { ...entorno, PGUSER: 'sgpa_respaldo', PGDATABASE: base };
    const COPIA = await ejecutarOrdenes(ordenesDe('Backup'), respaldador);
    expect(await readdir(carpeta)).toEqual([path.basename(COPIA)]);
    await expect(ejecutarOrdenes("psql -v ON_ERROR_STOP=1 -c 'delete from novedad'", respaldador)).rejects.toThrow(
      /permission denied/,
    );
    // Whoever asked last may still be leaving, and the owner may end nobody else's connection.
    await expect.poll(() => cuantosEstan(base)).toBe(0);
    await copia.borrar();
    await plantillas.borrar();
    await comoPostgres('postgres', ({ pool }) => pool.query('drop role sgpa_app, sgpa_ingreso'));

    await ejecutarOrdenes(ordenesDe('Restore'), { ...entorno, COPIA, BASE, DUENO });
    expect(await todoDe(BASE)).toEqual(antes);
    const config = leerConfig({ DATABASE_URL: como(DUENO, BASE), SGPA_DB_APP_PASSWORD: PASSWORD_APP });
    await prepararBase(config, reloj);
    expect(await verificarConLaOrden(como('postgres', BASE), custodia.carpeta)).toMatchObject({
      codigo: 0,
      dicho: expect.stringContaining('La auditoría está íntegra'),
    });
    expect(await verificar(BASE, certificado.codigo)).toEqual({ ...emitido, fechaConsulta: expect.any(String) });
    const app = crearDb({ url: urlAplicacion(como(DUENO, BASE), PASSWORD_APP), max: 1 });
    const { rows } = await sql`select count(*) as n from afiliacion`.execute(app.db);
    expect(rows).toEqual([{ n: 0 }]);
    await expect(sql`select password_hash from usuario`.execute(app.db)).rejects.toMatchObject({ code: '42501' });
    await app.db.destroy();
    // A restore must not write over an existing database.
    await expect(ejecutarOrdenes(ordenesDe('Restore'), { ...entorno, COPIA, BASE, DUENO })).rejects.toThrow(
      /already exists/,
    );
  });
});
