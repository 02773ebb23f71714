import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { arrancar, CLAVE, SECRETO } from '@sgpa/testing/db/arrancar';
import { iniciarPostgresCompleto, programasDelServidor } from '@sgpa/testing/postgres-completo';
import { describe, expect, inject, it, vi } from 'vitest';
import { comprobarDueno } from './comprobar-rol.ts';
import { leerDireccion } from './partes-de-conexion.ts';
import { crearDb } from './pool.ts';

const MANUAL = path.resolve(import.meta.dirname, '../../../../docs/operacion.md');
const BIEN = 'sgpa_app sgpa_app sgpa_ingreso llano llano';

/** Reads from the document the SQL for an owner who may make no role, with the passwords that it says. */
function rolesAMano(): string {
  const [, sql = ''] = /```sql\n(create role sgpa_app [^`]+)```/.exec(readFileSync(MANUAL, 'utf8')) ?? [];
  const ingreso = createHmac('sha256', SECRETO).update('sgpa_ingreso').digest('hex');
  return sql.replace('<SGPA_DB_APP_PASSWORD>', CLAVE).replace('<what openssl printed>', ingreso);
}

describe('base-de-un-servicio.test.ts', () => {
  it('con un dueño llano, TLS y los roles hechos a mano se arranca; si algo de eso falta, se dice qué', async () => {
    const servidor = await iniciarPostgresCompleto(programasDelServidor(), { tls: true });
    const enSocket = encodeURIComponent(servidor.carpeta);
    const admin = crearDb({ url: servidor.url.replace('127.0.0.1', enSocket) }).pool;
    const llano = `postgres://llano:clave-llana@localhost:${servidor.port}/sgpa`;
    const direccion = `${llano}?sslmode=verify-full&sslrootcert=${servidor.carpeta}/servidor.crt`;
    try {
      await admin.query(`create role llano login password 'clave-llana'`);
      await admin.query('create database sgpa owner llano');
      expect(await arrancar(llano)).toMatch(/como llano: el servidor no admite a ese rol .*no encryption/);
      expect(await arrancar(`${llano}?sslmode=verify-full`)).toMatch(
        /como llano: .*sslrootcert .*self-signed certificate/,
      );
      expect(await arrancar(direccion.replace('servidor.crt', 'otro.crt'))).toMatch(/leer el archivo .* sslrootcert/);
      const porNumero = direccion.replace('localhost', '127.0.0.1');
      expect(await arrancar(porNumero)).toMatch(/como llano: .*(altnames|IP: 127)/);
      expect(await arrancar(direccion)).toMatch(
        /^No están los roles sgpa_app y sgpa_ingreso, y el dueño .* no puede crearlos por no tener CREATEROLE: créelos a mano/,
      );
      await admin.query(rolesAMano());
      expect(await arrancar(direccion)).toBe(BIEN);
      expect(await arrancar(direccion)).toBe(BIEN);
      await admin.query(`alter role sgpa_ingreso password 'otra'`);
      expect(await arrancar(direccion)).toMatch(
        /como sgpa_ingreso: .*no admite esa clave.*su clave sale de SGPA_SECRETO_TOKEN/,
      );
      await admin.query('alter role sgpa_app nologin');
      expect(await arrancar(direccion)).toMatch(/como sgpa_app: .*le falta LOGIN.*SGPA_DB_APP_PASSWORD/);
    } finally {
      await admin.end();
      await servidor.cerrar();
    }
  });

  it('un intermediario que reparte las conexiones por transacción no vale', async () => {
    const url = inject('urlServidor');
    const { user } = leerDireccion(url);
    const { db, pool } = crearDb({ url, max: 2 });
    await comprobarDueno(pool, user);
    // Whoever connects gets the connection that is free, as a pooler gives it.
    const una = await pool.connect();
    const soltar = vi.spyOn(una, 'release').mockReturnValue();
    vi.spyOn(pool, 'connect').mockImplementation(async () => una);
    await expect(comprobarDueno(pool, user)).rejects.toThrow(/^DATABASE_URL lleva .* pool_mode = session/);
    soltar.mockRestore();
    una.release();
    await db.destroy();
  });
});
