import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conFotoDelAlcance, SIN_ALCANCE } from './alcance.ts';
import { alCerrar, alSeguir, juntas, unica } from './mensajes.ts';
import { ESPERA_MS } from './parte-de-cuenta.ts';
import { CONEXION_MS, crearDb, type Db } from './pool.ts';

describe('driver.test.ts', () => {
  let base: Base;
  let db: Db;
  let mensajes: (readonly string[])[];
  beforeAll(async () => {
    base = await crearBase();
    db = crearDb({
      url: base.app.url,
      max: 1,
      alEnviar: (sentencias) => mensajes.push(sentencias.map(({ text }) => text)),
    }).db;
  });
  beforeEach(() => {
    mensajes = [];
  });
  afterAll(async () => {
    await db.destroy();
    await base.cerrar();
  });

  const uno = (n: number) => sql<{ n: number }>`select ${n}::integer as n`;
  const falla = sql`select 1 / ${0}::integer`;
  const NIVEL = sql<{
    nivel: string;
  }>`select current_setting('transaction_isolation') as nivel where ${1}::integer = 1`;
  const DE_ALGUIEN = alcanceDePrueba({ idUsuario: 3, entes: [idEnteGestor(1)], idEmpleador: null });
  const anotar = (accion: string) => sql`
    insert into auditoria (ocurrido_en, accion, id_usuario, id_ente_gestor) values (now(), ${accion}, 3, 1)`;
  const anotadas = async (accion: string) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from auditoria where accion = ${accion}`.execute(
      base.owner.db,
    );
    return rows[0]?.n;
  };

  it('una sentencia con valores queda preparada, una vez, y corre de nuevo con otros', async () => {
    await db.connection().execute(async (conexion) => {
      const sumar = async (a: number, b: number) =>
        (await sql<{ suma: number }>`select ${a}::int + ${b}::int as suma`.execute(conexion)).rows[0]?.suma;
      expect([await sumar(1, 2), await sumar(3, 4)]).toEqual([3, 7]);
      const { rows } = await sql<{ usos: number }>`select generic_plans + custom_plans as usos
        from pg_prepared_statements where statement like '%as suma'`.execute(conexion);
      expect(rows).toEqual([{ usos: 2 }]);
    });
  });

  it('lo que abre la transacción viaja con su primera sentencia, y lo que la cierra con COMMIT', async () => {
    await conFotoDelAlcance(db, DE_ALGUIEN, async (trx) => {
      expect((await NIVEL.execute(trx)).rows).toEqual([{ nivel: 'repeatable read' }]);
      expect(await juntas(trx, [uno(1), uno(2), uno(3)])).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
      await alCerrar(trx, anotar('al-cerrar').compile(trx));
      expect(await anotadas('al-cerrar')).toBe(0);
    });
    expect(await anotadas('al-cerrar')).toBe(1);
    expect(mensajes.map((textos) => textos.map((texto) => texto.trim().split(/\s/)[0]))).toEqual([
      ['begin', 'select', 'select'],
      ['select', 'select', 'select'],
      ['insert', 'commit'],
    ]);
  });

  it('lo que se escribe sin esperar viaja con lo que sigue, que lo ve; si falla, nada queda', async () => {
    const contadas = sql<{ n: number }>`select count(*) as n from operacion_realizada where ${1}::integer = 1`;
    const escribir = (clave: string) =>
      sql`insert into operacion_realizada (id_usuario, fecha, clave) values (3, current_date, ${clave})`.compile(db);
    const alcance = alcanceDePrueba({ ...SIN_ALCANCE, idUsuario: 3 });
    await conFotoDelAlcance(db, alcance, async (trx) => {
      await alSeguir(trx, escribir('baja-titular'));
      await alSeguir(trx, escribir('baja-titular'));
      expect((await contadas.execute(trx)).rows).toEqual([{ n: 2 }]);
      await alSeguir(trx, escribir('baja-titular'));
    });
    expect(mensajes.map(({ length }) => length)).toEqual([5, 2]);
    const fallida = conFotoDelAlcance(db, alcance, async (trx) => {
      await alSeguir(trx, escribir('baja-titular'));
      await alSeguir(trx, falla.compile(trx));
    });
    await expect(fallida).rejects.toThrow('division by zero');
    await conFotoDelAlcance(db, alcance, async (trx) => expect((await contadas.execute(trx)).rows).toEqual([{ n: 3 }]));
  });

  it('una transacción de una sola sentencia es un mensaje, y después no hay más que pedir en ella', async () => {
    const alcance = alcanceDePrueba({ ...SIN_ALCANCE, idUsuario: 3 });
    expect(await conFotoDelAlcance(db, alcance, (trx) => unica(trx, uno(4)))).toEqual([{ n: 4 }]);
    expect(mensajes.map(({ length }) => length)).toEqual([4]);
    const despues = conFotoDelAlcance(db, alcance, async (trx) => {
      await unica(trx, uno(4));
      await uno(5).execute(trx);
    });
    await expect(despues).rejects.toThrow('after its transaction ended');
    const fallida = conFotoDelAlcance(db, alcance, (trx) => unica(trx, falla));
    await expect(fallida).rejects.toThrow('division by zero');
    expect((await uno(6).execute(db)).rows).toEqual([{ n: 6 }]);
  });

  it('una que no pide nada no va a la base', async () => {
    await db.transaction().execute(async () => {});
    await expect(db.transaction().execute(() => Promise.reject(new Error('antes de empezar')))).rejects.toThrow(
      'antes de empezar',
    );
    expect(mensajes).toEqual([]);
  });

  it('si algo falla, en cualquier lugar del mensaje, nada queda y la conexión sirve', async () => {
    await expect(db.transaction().execute((trx) => falla.execute(trx))).rejects.toThrow('division by zero');
    await expect(
      conFotoDelAlcance(db, DE_ALGUIEN, async (trx) => {
        await anotar('nunca').execute(trx);
        await juntas(trx, [uno(1), falla, uno(2)]);
      }),
    ).rejects.toThrow('division by zero');
    await expect(
      conFotoDelAlcance(db, DE_ALGUIEN, async (trx) => {
        await anotar('nunca').execute(trx);
        await alCerrar(trx, falla.compile(trx));
      }),
    ).rejects.toThrow('division by zero');
    expect(await anotadas('nunca')).toBe(0);
    for (let i = 0; i < 3; i += 1) expect((await uno(i).execute(db)).rows).toEqual([{ n: i }]);
    expect((await sql<{ n: number }>`select 5 as n`.execute(db)).rows).toEqual([{ n: 5 }]);
  });

  it('una transacción que falló y siguió no se da por confirmada', async () => {
    const tragada = db.transaction().execute(async (trx) => {
      await anotar('tragada').execute(trx);
      await falla.execute(trx).catch(() => {});
    });
    await expect(tragada).rejects.toThrow();
    expect(await anotadas('tragada')).toBe(0);
  });

  it('el alcance de una transacción no queda en la conexión', async () => {
    const usuario = sql<{ u: number | null }>`select alcance_usuario() as u where ${1}::integer = 1`;
    await conFotoDelAlcance(db, alcanceDePrueba({ ...SIN_ALCANCE, idUsuario: 3 }), async (trx) => {
      expect((await usuario.execute(trx)).rows).toEqual([{ u: 3 }]);
    });
    expect((await usuario.execute(db)).rows).toEqual([{ u: null }]);
  });

  /** Between a pool and PostgreSQL. Frozen, what either side says stays on its way, as where a disk hangs. */
  async function abrirTubo() {
    const { hostname, port } = new URL(base.owner.url);
    const pares: [Socket, Socket][] = [];
    const servidor = createServer((aqui) => {
      const alla = connect(Number(port), hostname);
      pares.push([aqui, alla]);
      for (const lado of [aqui, alla]) lado.on('error', () => {});
      aqui.pipe(alla).pipe(aqui);
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
    const colgada = lenta.db.transaction().execute(async (trx) => {
      await anotar('colgada').execute(trx);
      tubo.congelar();
    });
    await expect(colgada).rejects.toThrow('Query read timeout');
    await expect.poll(() => lenta.pool.totalCount).toBe(0);
    expect(await anotadas('colgada')).toBe(0);
    tubo.soltar();
    // COMMIT was on its way.
    await expect.poll(() => anotadas('colgada')).toBe(1);
    expect((await uno(8).execute(lenta.db)).rows).toEqual([{ n: 8 }]);
    const sinValores = lenta.db.connection().execute((conexion) => {
      tubo.congelar();
      return sql`select 1`.execute(conexion);
    });
    await expect(sinValores).rejects.toThrow('Query read timeout');
    await expect.poll(() => lenta.pool.totalCount).toBe(0);
    tubo.soltar();
    await lenta.db.destroy();
    tubo.cerrar();
  });

  it('lo que se espera de PostgreSQL son menos de 20 s, también tras la fila de la cuenta; a las tareas, lo que necesiten', async () => {
    const [atiende, trabaja] = [crearDb({ url: base.app.url }), crearDb({ url: base.app.url, statementTimeout: 0 })];
    const respuesta = atiende.pool.options.query_timeout;
    const sentencia = 15_000;
    // As the database has them, whoever stands between.
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
    expect(ESPERA_MS + CONEXION_MS).toBeLessThan(sentencia);
    expect(atiende.pool.options.idleTimeoutMillis).toBeLessThan(sentencia);
    expect(atiende.pool.options.keepAlive).toBe(true);
    expect(trabaja.pool.options.query_timeout).toBe(0);
    await Promise.all([atiende, trabaja].map((una) => una.db.destroy()));
  });

  it('si la conexión se pierde, la transacción falla y la siguiente usa otra', async () => {
    const perdida = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid where ${1}::integer = 1`.execute(trx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::integer)`.execute(base.owner.db);
      await uno(1).execute(trx);
    });
    await expect(perdida).rejects.toThrow(/terminat|ECONNRESET|queryable/);
    expect((await uno(8).execute(db)).rows).toEqual([{ n: 8 }]);
  });
});
