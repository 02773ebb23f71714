import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RESPUESTA_MS } from './salud.service.ts';

describe('salud.test.ts', () => {
  let api: ApiDePrueba;
  let atendiendo: boolean;
  beforeEach(async () => {
    atendiendo = true;
    api = await crearApiDePrueba({ fallas: true, atendiendo: () => atendiendo });
  });
  afterEach(() => api.cerrar());

  const pedir = async (cual: string) => {
    const { status, body } = await api.pedir<Record<string, string>>(null, 'GET', `/salud/${cual}`);
    return [status, body.estado ?? body.codigo];
  };

  it('vivo y listo', async () => {
    expect(await pedir('vivo')).toEqual([200, 'vivo']);
    expect(await pedir('listo')).toEqual([200, 'listo']);
  });

  it('al detenerse deja de estar listo, pero sigue vivo', async () => {
    atendiendo = false;
    expect(await pedir('listo')).toEqual([503, 'SERVICIO_NO_DISPONIBLE']);
    expect(await pedir('vivo')).toEqual([200, 'vivo']);
  });

  it('sin base de datos no está listo, y lo demás dice que el servicio no está disponible', async () => {
    const token = await api.ingresar('ope.afiliaciones');
    const { pool } = api.base.owner;
    const { rows } = await pool.query('select current_database() as base');
    const { base } = rows[0];
    // Nobody can connect any more, and whoever was connected is put out.
    await pool.query(`alter database ${base} connection limit 0`);
    await pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = $2', [
      base,
      'sgpa_app',
    ]);
    expect(await pedir('listo')).toEqual([503, 'SERVICIO_NO_DISPONIBLE']);
    expect(await pedir('listo')).toEqual([503, 'SERVICIO_NO_DISPONIBLE']);
    expect(await pedir('vivo')).toEqual([200, 'vivo']);
    const { status, body } = await api.pedir(token, 'GET', '/api/v1/findUsuario');
    expect([status, body.codigo]).toEqual([503, 'SERVICIO_NO_DISPONIBLE']);
    await pool.query(`alter database ${base} connection limit -1`);
    expect(await pedir('listo')).toEqual([200, 'listo']);
    expect((await api.pedir(token, 'GET', '/api/v1/findUsuario')).status).toBe(200);
  });

  it('si la base de datos no contesta no está listo, y se le pregunta una sola vez', async () => {
    const { app, owner } = api.base;
    const ocupadas = () => app.pool.totalCount - app.pool.idleCount;
    const duena = await owner.pool.connect();
    try {
      await duena.query('begin; lock table rol in access exclusive mode');
      const dichas = await Promise.all(Array.from({ length: 5 }, () => pedir('listo')));
      expect(new Set(dichas.flat())).toEqual(new Set([503, 'SERVICIO_NO_DISPONIBLE']));
      // The probe itself still waits.
      expect(ocupadas()).toBe(1);
    } finally {
      await duena.query('rollback');
      duena.release();
    }
    await expect.poll(() => pedir('listo')).toEqual([200, 'listo']);
    expect(RESPUESTA_MS).toBeLessThan(3000);
  });

  it('si la base de datos solo se deja leer, como la que todavía no releva a la caída, no está listo y se dice', async () => {
    const { pool } = api.base.owner;
    const { rows } = await pool.query('select current_database() as base');
    const { base } = rows[0];
    const roles = ['sgpa_app', 'sgpa_ingreso'];
    const despedir = () =>
      pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = any($2)', [
        base,
        roles,
      ]);
    for (const rol of roles)
      await pool.query(`alter role ${rol} in database ${base} set default_transaction_read_only = on`);
    await despedir();
    await expect.poll(() => pedir('listo')).toEqual([503, 'SERVICIO_NO_DISPONIBLE']);
    const cuerpo = { username: 'ope.afiliaciones', password: PASSWORD_DEMO };
    const entrar = async () => {
      const { status, body } = await api.pedir<Record<string, string>>(null, 'POST', '/api/v1/login_app', cuerpo);
      return [status, body.codigo];
    };
    await expect.poll(entrar).toEqual([503, 'SERVICIO_NO_DISPONIBLE']);
    for (const rol of roles)
      await pool.query(`alter role ${rol} in database ${base} reset default_transaction_read_only`);
    // Connections that were refused are not kept.
    expect((await entrar())[0]).toBe(200);
    await despedir();
    await expect.poll(() => pedir('listo')).toEqual([200, 'listo']);
  });

  it('si falta el esquema, o el permiso sobre él, no está listo', async () => {
    await api.base.owner.pool.query('revoke select on rol from sgpa_app');
    expect(await pedir('listo')).toEqual([503, 'SERVICIO_NO_DISPONIBLE']);
    await api.base.owner.pool.query('alter table rol rename to rol_otra');
    expect(await pedir('listo')).toEqual([503, 'SERVICIO_NO_DISPONIBLE']);
  });
});
