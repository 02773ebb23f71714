import { alcanceDePrueba } from '@sgpa/banco-de-pruebas/alcance';
import { type Base, crearBase } from '@sgpa/banco-de-pruebas/base';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conFotoDelAlcance, SIN_ALCANCE } from './alcance.ts';
import { alCerrar, alSeguir, juntas, unica } from './mensajes.ts';
import { crearDb, type Db } from './pool.ts';

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
  const DE_ALGUIEN = alcanceDePrueba({ idUsuario: 3, entes: [1], idEmpleador: null });
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
