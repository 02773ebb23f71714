import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { type Base, crearBase } from '@sgpa/testing/base';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TURNOS } from './ajustes-de-base.ts';
import { CONEXION_MS, crearDb, type Db } from './pool.ts';
import { SinRespuesta } from './prestada.ts';
import { enTransaccion } from './transaccion.ts';

describe('pool.test.ts', () => {
  let base: Base;
  let db: Db;
  beforeAll(async () => {
    base = await crearBase();
    db = crearDb({ url: base.app.url, max: 1 }).db;
  });
  afterAll(async () => {
    await db.destroy();
    await base.cerrar();
  });

  const uno = (n: number) => sql<{ n: number }>`select ${n}::integer as n`;
  const falla = sql`select 1 / ${0}::integer`;
  const anotar = (accion: string) => sql`
    insert into auditoria (ocurrido_en, accion, id_ente_gestor) values (now(), ${accion}, 1)`;
  const anotadas = async (accion: string) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from auditoria where accion = ${accion}`.execute(
      base.owner.db,
    );
    return rows[0]?.n;
  };

  it('una sentencia con valores queda preparada, una vez, y corre de nuevo con otros', async () => {
    await enTransaccion(db, async (conexion) => {
      const sumar = async (a: number, b: number) =>
        (await sql<{ suma: number }>`select ${a}::int + ${b}::int as suma`.execute(conexion)).rows[0]?.suma;
      expect([await sumar(1, 2), await sumar(3, 4)]).toEqual([3, 7]);
      const { rows } = await sql<{ usos: number }>`select generic_plans + custom_plans as usos
        from pg_prepared_statements where statement like '%as suma'`.execute(conexion);
      expect(rows).toEqual([{ usos: 2 }]);
    });
  });

  it('tras un valor que no se puede enviar, la misma sentencia sirve de nuevo, en otra conexión', async () => {
    const imposible = {
      toPostgres: () => {
        throw new RangeError('no se puede enviar');
      },
    };
    // With a single connection, whoever gets a dead one back would notice.
    const una = crearDb({ url: base.owner.url, max: 1 });
    const texto = (valor: unknown) => sql<{ n: string }>`select ${valor}::text as n, 'imposible' as dicho`;
    for (let i = 0; i < 3; i += 1) {
      await expect(texto(imposible).execute(una.db)).rejects.toThrow('no se puede enviar');
      expect((await texto('sí').execute(una.db)).rows).toEqual([{ n: 'sí', dicho: 'imposible' }]);
      const fallida = enTransaccion(una.db, async (trx) => {
        await anotar('imposible').execute(trx);
        await texto(imposible).execute(trx);
      });
      await expect(fallida).rejects.toThrow('no se puede enviar');
      expect((await texto('sí').execute(una.db)).rows).toEqual([{ n: 'sí', dicho: 'imposible' }]);
    }
    expect(await anotadas('imposible')).toBe(0);
    await una.db.destroy();
  });

  it('cerrar la base cierra sus conexiones, se hayan usado como se hayan usado', async () => {
    const usos: ((una: ReturnType<typeof crearDb>) => Promise<unknown>)[] = [
      async () => {},
      ({ pool }) => pool.query('select 1'),
      (una) => enTransaccion(una.db, (trx) => uno(1).execute(trx)),
      (una) => enTransaccion(una.db, (trx) => falla.execute(trx)).catch(() => {}),
    ];
    for (const usar of usos) {
      const una = crearDb({ url: base.app.url, max: 2 });
      await usar(una);
      await una.db.destroy();
      await una.db.destroy();
      expect([una.pool.ended, una.pool.totalCount]).toEqual([true, 0]);
    }
  });

  /**
   * Stands between a pool and PostgreSQL. While it is frozen, what either side says stays on its way, as with a disk
   * that hangs; a packet with `traga` never arrives.
   */
  async function abrirTubo(traga?: string) {
    const { hostname, port } = new URL(base.owner.url);
    const pares: [Socket, Socket][] = [];
    const servidor = createServer((aqui) => {
      const alla = connect(Number(port), hostname);
      pares.push([aqui, alla]);
      for (const lado of [aqui, alla]) lado.on('error', () => {});
      if (traga === undefined) aqui.pipe(alla);
      else aqui.on('data', (dicho: Buffer) => dicho.includes(traga) || alla.write(dicho));
      alla.pipe(aqui);
    });
    await once(servidor.listen(0, '127.0.0.1'), 'listening');
    const direccion = servidor.address();
    const url = new URL(base.owner.url);
    url.port = String(typeof direccion === 'object' && direccion?.port);
    return {
      url: url.href,
      congelar() {
        for (const lado of pares.flat()) lado.unpipe().pause();
      },
      soltar() {
        for (const [aqui, alla] of pares) aqui.pipe(alla).pipe(aqui);
      },
      cerrar: () => servidor.close(),
    };
  }

  it('si PostgreSQL no contesta se deja de esperar, la conexión se tira, y lo que se pidió se hace una vez', async () => {
    const tubo = await abrirTubo();
    const lenta = crearDb({ url: tubo.url, max: 1, respuestaMs: 2000 });
    const colgada = enTransaccion(lenta.db, async (trx) => {
      await anotar('colgada').execute(trx);
      tubo.congelar();
    });
    await expect(colgada).rejects.toThrow(SinRespuesta);
    await expect.poll(() => lenta.pool.totalCount).toBe(0);
    expect(await anotadas('colgada')).toBe(0);
    tubo.soltar();
    // COMMIT was on its way.
    await expect.poll(() => anotadas('colgada')).toBe(1);
    expect((await uno(8).execute(lenta.db)).rows).toEqual([{ n: 8 }]);
    const sinValores = enTransaccion(lenta.db, async (trx) => {
      await uno(9).execute(trx);
      tubo.congelar();
      return sql`select 1`.execute(trx);
    });
    await expect(sinValores).rejects.toThrow(SinRespuesta);
    await expect.poll(() => lenta.pool.totalCount).toBe(0);
    tubo.soltar();
    await lenta.db.destroy();
    tubo.cerrar();
  });

  it('una base que se calla mientras se abre la conexión también se dice por su clase', async () => {
    const tubo = await abrirTubo('plan_cache_mode');
    const callada = crearDb({ url: tubo.url, max: 1 });
    await expect(uno(1).execute(callada.db)).rejects.toThrow(SinRespuesta);
    await expect(enTransaccion(callada.db, (trx) => uno(1).execute(trx))).rejects.toThrow(SinRespuesta);
    await callada.db.destroy();
    tubo.cerrar();
  });

  it('lo que se espera de PostgreSQL son menos de 20 s, también tras la fila de la cuenta; a las tareas, lo que necesiten', async () => {
    const [atiende, trabaja] = [crearDb({ url: base.app.url }), crearDb({ url: base.app.url, statementTimeout: 0 })];
    const respuesta = atiende.pool.options.query_timeout;
    const sentencia = 15_000;
    // The database tells the settings that arrived, whoever stands between.
    const { rows } = await atiende.pool.query(
      `select name, setting from pg_settings where name = any($1) order by name`,
      [['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'enable_seqscan', 'jit']],
    );
    expect(rows.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
      'enable_seqscan=off',
      'idle_in_transaction_session_timeout=30000',
      'jit=off',
      'lock_timeout=5000',
      `statement_timeout=${sentencia}`,
    ]);
    expect((await trabaja.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    expect(respuesta).toBeGreaterThan(sentencia);
    expect(respuesta).toBeLessThan(20_000);
    expect(TURNOS.deCadaCuenta.esperaMs + CONEXION_MS).toBeLessThan(sentencia);
    expect(atiende.pool.options.idleTimeoutMillis).toBeLessThan(sentencia);
    expect(atiende.pool.options.keepAlive).toBe(true);
    expect(trabaja.pool.options.query_timeout).toBe(0);
    await Promise.all([atiende, trabaja].map((una) => una.db.destroy()));
  });

  it('si la conexión se pierde, la transacción falla y la siguiente usa otra', async () => {
    const perdida = enTransaccion(db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid where ${1}::integer = 1`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::integer)`.execute(base.owner.db);
      await uno(1).execute(trx);
    });
    await expect(perdida).rejects.toThrow(/terminat|ECONNRESET|queryable/);
    expect((await uno(8).execute(db)).rows).toEqual([{ n: 8 }]);
  });
});
