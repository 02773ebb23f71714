import { type Base, crearBase } from '@sgpa/banco-de-pruebas/base';
import { AHORA } from '@sgpa/banco-de-pruebas/reloj';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('auditoria.test.ts', () => {
  let base: Base;
  beforeEach(async () => {
    base = await crearBase({ demo: true });
  });
  afterEach(() => base.cerrar());

  const anotar = (accion: string, cuando = AHORA) =>
    base.owner.db.insertInto('auditoria').values({ ocurrido_en: cuando, accion, despues: '{"b":1,"a":2}' }).execute();
  const contar = async () => {
    const { rows } = await sql<{ n: number; sellado: number }>`select (select count(*) from auditoria) as n,
      (select coalesce(sum(filas), 0) from auditoria_sello) as sellado`.execute(base.owner.db);
    return rows[0] ?? { n: 0, sellado: 0 };
  };
  /** Seals wait for transactions of the whole server, also for those of other tests: ask until all is sealed. */
  const sellarTodo = () =>
    vi.waitFor(
      async () => {
        await sql`select auditoria_sellar()`.execute(base.owner.db);
        const { n, sellado } = await contar();
        expect(sellado).toBe(n);
      },
      { timeout: 50_000, interval: 50 },
    );
  const verificar = async () => {
    const { rows } = await sql<{ correcto: boolean }>`select correcto from auditoria_verificar()`.execute(
      base.owner.db,
    );
    return rows.map(({ correcto }) => correcto);
  };
  /** As somebody who may do anything to the database, past the trigger. */
  const forzar = (texto: string) =>
    base.owner.db.transaction().execute(async (trx) => {
      await sql`alter table auditoria disable trigger user`.execute(trx);
      await sql`alter table auditoria_sello disable trigger user`.execute(trx);
      await sql.raw(texto).execute(trx);
      await sql`alter table auditoria enable trigger user`.execute(trx);
      await sql`alter table auditoria_sello enable trigger user`.execute(trx);
    });

  const tresSellos = async () => {
    for (const accion of ['uno', 'dos', 'tres']) {
      await anotar(accion);
      await anotar(`${accion}-bis`, new Date('2026-11-03T12:00:00Z'));
      await sellarTodo();
    }
  };

  it('solo se agrega: ni el dueño cambia o borra una fila o un sello', async () => {
    await anotar('algo');
    await sellarTodo();
    for (const texto of [
      `update auditoria set accion = 'otra'`,
      'delete from auditoria',
      'update auditoria_sello set filas = 0',
      'delete from auditoria_sello',
    ]) {
      await expect(sql.raw(texto).execute(base.owner.db)).rejects.toThrow('append-only');
    }
  });

  it('sella todo una vez, y lo sellado se verifica', async () => {
    await tresSellos();
    const sellos = (await verificar()).length;
    expect(sellos).toBeGreaterThanOrEqual(3);
    expect(await verificar()).toEqual(Array.from({ length: sellos }, () => true));
    await sellarTodo();
    expect(await verificar()).toHaveLength(sellos);
  });

  it('no sella lo que todavía puede recibir una fila más antigua', async () => {
    await sellarTodo();
    const antes = (await contar()).sellado;
    const abierta = await base.owner.pool.connect();
    try {
      await abierta.query('begin');
      await abierta.query(`insert into auditoria (ocurrido_en, accion) values (now(), 'tardia')`);
      await anotar('posterior');
      await sql`select auditoria_sellar()`.execute(base.owner.db);
      expect((await contar()).sellado).toBe(antes);
      await abierta.query('commit');
    } finally {
      abierta.release();
    }
    await sellarTodo();
    expect((await contar()).sellado).toBe(antes + 2);
    expect(new Set(await verificar())).toEqual(new Set([true]));
  });

  it.each([
    ['un dato cambiado', `update auditoria set despues = '{"a":3,"b":1}' where accion = 'dos'`],
    ['otro usuario', `update auditoria set id_usuario = 1 where accion = 'dos'`],
    ['otra hora', `update auditoria set ocurrido_en = ocurrido_en + interval '1 second' where accion = 'dos'`],
    ['una fila borrada', `delete from auditoria where accion = 'dos'`],
    ['una fila de otro mes borrada', `delete from auditoria where accion = 'dos-bis'`],
    [
      'una fila agregada después',
      `insert into auditoria (ocurrido_en, accion, xid) select ocurrido_en, 'falsa', xid from auditoria where accion = 'dos'`,
    ],
    [
      'un sello rehecho',
      `update auditoria_sello set hash = sha256('x') where id = (select max(id) - 1 from auditoria_sello)`,
    ],
    ['un sello borrado', `delete from auditoria_sello where id = (select max(id) - 1 from auditoria_sello)`],
  ])('%s se nota', async (_que, texto) => {
    await tresSellos();
    expect(await verificar()).not.toContain(false);
    await forzar(texto);
    expect(await verificar()).toContain(false);
  });

  it('el orden de las claves de un dato no importa: el sello es del contenido', async () => {
    await anotar('uno');
    await sellarTodo();
    await forzar(`update auditoria set despues = '{"a":2,"b":1}' where accion = 'uno'`);
    expect(await verificar()).not.toContain(false);
  });

  it('las filas van a la partición de su mes en La Paz; crearla dos veces no molesta', async () => {
    for (let i = 0; i < 2; i += 1) await sql`select auditoria_crear_particion('2027-02-10')`.execute(base.owner.db);
    await anotar('ultimo-instante', new Date('2027-03-01T03:59:59.999Z'));
    await anotar('primer-instante', new Date('2027-02-01T04:00:00Z'));
    await anotar('fuera', new Date('2027-03-01T04:00:00Z'));
    const { rows } = await sql<{
      accion: string;
      tabla: string;
    }>`select accion, tableoid::regclass::text as tabla from auditoria
      where accion in ('ultimo-instante', 'primer-instante', 'fuera') order by accion`.execute(base.owner.db);
    expect(rows.map(({ accion, tabla }) => [accion, tabla])).toEqual([
      ['fuera', 'auditoria_otras'],
      ['primer-instante', 'auditoria_202702'],
      ['ultimo-instante', 'auditoria_202702'],
    ]);
  });
});
