import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { idEnteGestor, idUsuario } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba, conFotoDelAlcance } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { SIN_ALCANCE } from './alcance.ts';
import { crearDb, type Db, type Trx } from './pool.ts';
import { conElCierre, enTransaccion, SOLO_LEE } from './transaccion.ts';

/** Notes what leaves a pool's connections: the first word of each statement, by packet. */
function anotarPaquetes(pool: pg.Pool): string[][] {
  const paquetes: string[][] = [];
  pool.on('connect', (cliente) => {
    let pedidas: string[] = [];
    const { query } = cliente;
    const { stream } = cliente.connection;
    const salir =
      (escribir: unknown) =>
      (...que: unknown[]) => {
        paquetes.push(pedidas);
        pedidas = [];
        return typeof escribir === 'function' && Reflect.apply(escribir, stream, que);
      };
    Object.assign(stream, { _write: salir(stream._write), _writev: salir(stream._writev) });
    const preguntar = (...que: [string | { text: string }, ...unknown[]]) => {
      const texto = typeof que[0] === 'string' ? que[0] : que[0].text;
      pedidas.push(texto.trim().split(/\s/)[0] ?? '');
      return Reflect.apply(query, cliente, que);
    };
    // The pool's own words to a new connection do not belong to the transactions.
    setImmediate(() => paquetes.splice(0));
    Object.assign(cliente, { query: preguntar });
  });
  return paquetes;
}

describe('transaccion.test.ts', () => {
  let base: Base;
  let db: Db;
  let paquetes: string[][];
  beforeAll(async () => {
    base = await crearBase();
    const conectada = crearDb({ url: base.app.url, max: 1 });
    db = conectada.db;
    paquetes = anotarPaquetes(conectada.pool);
  });
  beforeEach(async () => {
    await uno(1).execute(db);
    paquetes.splice(0);
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
  const enAlguien = <T>(tarea: (trx: Trx) => Promise<T>) => conFotoDelAlcance(db, DE_ALGUIEN, tarea);
  const sirve = async (cual = db) => {
    for (let i = 0; i < 3; i += 1) expect((await uno(i).execute(cual)).rows).toEqual([{ n: i }]);
    expect((await sql<{ n: number }>`select 5 as n`.execute(cual)).rows).toEqual([{ n: 5 }]);
  };

  it('lo que abre viaja con la primera sentencia, lo que se pide junto va junto, y lo del cierre con COMMIT', async () => {
    await enAlguien(async (trx) => {
      expect((await NIVEL.execute(trx)).rows).toEqual([{ nivel: 'repeatable read' }]);
      const filas = await Promise.all([1, 2, 3].map(async (n) => (await uno(n).execute(trx)).rows));
      expect(filas).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
      conElCierre(trx, anotar('al-cerrar'));
      expect(await anotadas('al-cerrar')).toBe(0);
    });
    expect(await anotadas('al-cerrar')).toBe(1);
    expect(paquetes).toEqual([
      ['begin', 'select', 'select'],
      ['select', 'select', 'select'],
      ['insert', 'commit'],
    ]);
  });

  it('una que solo lee no espera su COMMIT, que va con lo siguiente que se le pide a la conexión', async () => {
    const leer = (n: number) =>
      enTransaccion(db, async (trx) => (await uno(n).execute(trx)).rows, { nivel: SOLO_LEE, alComenzar: [] });
    expect(await Promise.all([leer(1), leer(2)])).toEqual([[{ n: 1 }], [{ n: 2 }]]);
    await expect.poll(() => paquetes).toEqual([['begin', 'select'], ['commit', 'begin', 'select'], ['commit']]);
    await sirve();
  });

  it('una que solo lee no escribe: ni antes, ni al cerrar', async () => {
    const leer = (tarea: (trx: Trx) => Promise<unknown>) =>
      enTransaccion(db, tarea, { nivel: SOLO_LEE, alComenzar: [DE_ALGUIEN.apertura ?? uno(1)] });
    await expect(leer((trx) => anotar('leyendo').execute(trx))).rejects.toMatchObject({ code: '25006' });
    await expect(leer(async (trx) => conElCierre(trx, anotar('leyendo')))).rejects.toThrow('something to write');
    expect(await anotadas('leyendo')).toBe(0);
    await sirve();
  });

  it('la tarea recibe lo que contesta lo que abre, y falla con ello aunque no lo espere', async () => {
    const abrir = (con: typeof falla) =>
      enTransaccion(db, async (trx, abierta) => [(await uno(2).execute(trx)).rows, await abierta], {
        nivel: SOLO_LEE,
        alComenzar: [con],
      });
    expect(await abrir(uno(1))).toEqual([[{ n: 2 }], [[{ n: 1 }]]]);
    await expect(abrir(falla)).rejects.toThrow('division by zero');
    const sinEsperar = enTransaccion(db, async () => 'leído', { nivel: SOLO_LEE, alComenzar: [falla] });
    await expect(sinEsperar).rejects.toThrow('division by zero');
    await sirve();
  });

  it('lo que se pide junto corre en el orden en que se pidió', async () => {
    await enTransaccion(base.owner.db, async (trx) => {
      await sql`create temporary sequence turno`.execute(trx);
      const tomar = (n: number) =>
        sql<{ n: number; turno: number }>`select ${n}::integer as n, nextval('turno') as turno`;
      const filas = await Promise.all([5, 3, 1].map(async (n) => (await tomar(n).execute(trx)).rows[0]));
      expect(filas).toEqual([5, 3, 1].map((n, i) => ({ n, turno: i + 1 })));
      await sql`drop sequence turno`.execute(trx);
    });
  });

  it('una sentencia a la que nadie espera no deja confirmar: ni la primera, ni la última, ni la del medio', async () => {
    const sueltas: ((trx: Trx) => Promise<unknown>)[] = [
      async (trx) => void anotar('suelta').execute(trx),
      async (trx) => {
        await uno(1).execute(trx);
        void anotar('suelta').execute(trx);
      },
      async (trx) => {
        void anotar('suelta').execute(trx);
        void trx
          .insertInto('operacion_realizada')
          .values({ id_usuario: idUsuario(3), fecha: fecha('2024-02-29'), clave: 'baja-titular' })
          .execute();
      },
    ];
    for (const suelta of sueltas) await expect(enAlguien(suelta)).rejects.toThrow('an await is missing');
    expect(await anotadas('suelta')).toBe(0);
    await sirve();
  });

  it('una que llega cuando su transacción acabó no corre en la de otro', async () => {
    let guardada: Trx | undefined;
    await enAlguien(async (trx) => {
      guardada = trx;
      await uno(1).execute(trx);
    });
    if (!guardada) throw new Error('it did not run');
    const tarde = guardada;
    await enAlguien(async (trx) => {
      await uno(2).execute(trx);
      await expect(anotar('tarde').execute(tarde)).rejects.toThrow('after its transaction ended');
      expect(() => conElCierre(tarde, anotar('tarde'))).toThrow();
    });
    expect(await anotadas('tarde')).toBe(0);
  });

  it('si algo falla, donde sea, nada queda, se dice la primera causa y la conexión sirve', async () => {
    const fallidas: ((trx: Trx) => Promise<unknown>)[] = [
      (trx) => falla.execute(trx),
      async (trx) => {
        await anotar('nunca').execute(trx);
        await Promise.all([uno(1), falla, uno(2)].map((una) => una.execute(trx)));
      },
      async (trx) => {
        await anotar('nunca').execute(trx);
        conElCierre(trx, falla);
        conElCierre(trx, anotar('nunca'));
      },
      // The failure is caught, and the task goes on.
      async (trx) => {
        await anotar('nunca').execute(trx);
        await falla.execute(trx).catch(() => {});
      },
      async (trx) => {
        await falla.execute(trx).catch(() => {});
        await anotar('nunca').execute(trx);
      },
    ];
    for (const fallida of fallidas) await expect(enAlguien(fallida)).rejects.toThrow('division by zero');
    expect(await anotadas('nunca')).toBe(0);
    await sirve();
  });

  it('si BEGIN se niega, nada corre detrás, tampoco de quien todo lo puede escribir', async () => {
    // @ts-expect-error there is no such level
    const negada = enTransaccion(base.owner.db, (trx) => anotar('detrás').execute(trx), { nivel: 'ninguno' });
    await expect(negada).rejects.toThrow('syntax error');
    expect(await anotadas('detrás')).toBe(0);
  });

  it('dentro de una no cabe otra, cuyo COMMIT sería el suyo', async () => {
    const doble = enAlguien(async (trx) => {
      await anotar('doble').execute(trx);
      // @ts-expect-error a transaction is no place to open one
      await enTransaccion(trx, (otra) => anotar('doble').execute(otra));
    });
    await expect(doble).rejects.toThrow('within another one');
    expect(await anotadas('doble')).toBe(0);
  });

  it('con COMMIT no va lo que quizá no se pueda enviar, ni lo que llega cuando ya salió', async () => {
    const roto = sql`select ${{ toPostgres: () => Promise.reject(new Error('nunca')) }}::text`;
    const conRoto = enAlguien(async (trx) => {
      await anotar('rota').execute(trx);
      conElCierre(trx, roto);
    });
    await expect(conRoto).rejects.toThrow('may not be sent');
    expect(await anotadas('rota')).toBe(0);
    let tarde: unknown;
    await enAlguien(async (trx) => {
      await anotar('a tiempo').execute(trx);
      // The task asks in a later turn, when COMMIT is on its way.
      setImmediate(() => {
        try {
          conElCierre(trx, anotar('tarde'));
        } catch (error) {
          tarde = error;
        }
      });
      conElCierre(trx, sql`select pg_sleep(${0.05}::float)`);
    });
    expect(tarde).toBeInstanceOf(TypeError);
    expect([await anotadas('a tiempo'), await anotadas('tarde')]).toEqual([1, 0]);
  });

  it('si falla lo que abre, esa es la causa, haga lo que haga la tarea', async () => {
    const tareas: ((trx: Trx) => Promise<unknown>)[] = [
      async () => {},
      async (trx) => anotar('cerrada').execute(trx),
      async () => Promise.reject(new Error('otra cosa')),
      async (trx) =>
        uno(1)
          .execute(trx)
          .catch(() => {}),
    ];
    for (const tarea of tareas)
      await expect(enTransaccion(db, tarea, { alComenzar: [falla] })).rejects.toThrow('division by zero');
    expect(await anotadas('cerrada')).toBe(0);
    await sirve();
  });

  it('lo que la tarea rechaza se dice tal cual, cuando lo que pidió ya tiene respuesta', async () => {
    const lenta = sql`select pg_sleep(${0.1}::float), ${1}::integer`;
    let contestada = false;
    const rechazada = enAlguien(async (trx) => {
      await anotar('rechazada').execute(trx);
      void lenta.execute(trx).then(() => {
        contestada = true;
      });
      throw new RangeError('no se puede');
    });
    await expect(rechazada).rejects.toThrow(new RangeError('no se puede'));
    expect(contestada).toBe(true);
    expect(await anotadas('rechazada')).toBe(0);
  });

  it('dos que fallan juntas no dejan una falla sin atender', async () => {
    const desatendidas: unknown[] = [];
    const anotarFalla = (causa: unknown) => void desatendidas.push(causa);
    process.on('unhandledRejection', anotarFalla);
    onTestFinished(() => void process.off('unhandledRejection', anotarFalla));
    const juntas = enTransaccion(db, (trx) => Promise.all([falla.execute(trx), falla.execute(trx)]), {
      alComenzar: [falla, falla],
    });
    await expect(juntas).rejects.toThrow('division by zero');
    await sirve();
    expect(desatendidas).toEqual([]);
  });

  it('varias en camino no son un mal uso de la conexión, y un cursor se niega', async () => {
    const avisos: string[] = [];
    const anotarAviso = ({ message }: Error) => void avisos.push(message);
    process.on('warning', anotarAviso);
    onTestFinished(() => void process.off('warning', anotarAviso));
    await enAlguien((trx) => Promise.all([uno(1), uno(2), uno(3)].map((una) => una.execute(trx))));
    const leer = async (en: Db) => {
      for await (const fila of en.selectFrom('rol').selectAll().stream()) throw new Error(`${fila.codigo}`);
    };
    await expect(enAlguien(leer)).rejects.toThrow('neither cursors');
    await expect(leer(db)).rejects.toThrow('cursor');
    // Node tells a warning in a later turn.
    await sirve();
    expect(avisos).toEqual([]);
  });

  it('el alcance de una transacción no queda en la conexión', async () => {
    const usuario = sql<{ u: number | null }>`select alcance_usuario() as u where ${1}::integer = 1`;
    await conFotoDelAlcance(db, alcanceDePrueba({ ...SIN_ALCANCE, idUsuario: 3 }), async (trx) => {
      expect((await usuario.execute(trx)).rows).toEqual([{ u: 3 }]);
    });
    expect((await usuario.execute(db)).rows).toEqual([{ u: null }]);
  });
});
