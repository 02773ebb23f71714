import { type Base, crearBase } from '@sgpa/testing/base';
import { type CustodiaDePrueba, crearCustodiaDePrueba, sellarTodo } from '@sgpa/testing/custodia';
import { AHORA, relojFijo } from '@sgpa/testing/reloj';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enTransaccion } from '../../db/transaccion.ts';
import { leerClaves } from '../../integrations/custodia/llave.ts';
import { continuarAuditoria } from '../../jobs/tareas.queries.ts';
import { FILAS_POR_SELLO, sellarAuditoria } from './sellado.service.ts';
import { verificarAuditoria } from './verificacion.service.ts';

const ESCRITORES = 16;
const POR_ESCRITOR = 13;
const TURNOS = ['a', 'b'];
const ESCRITAS = TURNOS.length * ESCRITORES * POR_ESCRITOR * 2;

describe('sellado.test.ts', () => {
  let base: Base;
  let custodia: CustodiaDePrueba;
  beforeEach(async () => {
    base = await crearBase();
    custodia = await crearCustodiaDePrueba();
  });
  afterEach(async () => {
    await base.cerrar();
    await custodia.borrar();
  });

  const valores = (accion: string) => ({ ocurrido_en: AHORA, accion });
  const anotar = (accion: string) => base.owner.db.insertInto('auditoria').values(valores(accion)).execute();
  const sellar = () => sellarAuditoria({ db: base.owner.db, clock: relojFijo(), firmante: custodia.firmante });
  const todo = (filas?: number) => sellarTodo(base.owner.db, custodia.firmante, { filas });
  const verificar = async () =>
    verificarAuditoria({
      db: base.owner.db,
      clock: relojFijo(),
      claves: await leerClaves(custodia.carpeta),
      lineas: [],
    });
  const contar = async () => {
    const { rows } = await sql<{ filas: number; selladas: number; en_espera: number }>`select
      (select count(*) from auditoria) as filas,
      (select coalesce(sum(octet_length(eslabones)) / 40, 0) from auditoria_sello) as selladas,
      (select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as en_espera`.execute(
      base.owner.db,
    );
    return rows[0] ?? { filas: 0, selladas: 0, en_espera: 0 };
  };

  it('dieciséis escriben a la vez, mientras se sella, y dejan una sola cadena sin rotura', async () => {
    const escritor = async (turno: string, quien: number) => {
      for (let i = 0; i < POR_ESCRITOR; i += 1)
        await enTransaccion(base.owner.db, async (trx) => {
          await trx
            .insertInto('auditoria')
            .values(valores(`${turno}${quien}-${i}`))
            .execute();
          // Some transactions end much later than others that began after them.
          if (i % 5 === 0) await sql`select pg_sleep(0.002 * ${quien % 4})`.execute(trx);
          await trx
            .insertInto('auditoria')
            .values(valores(`${turno}${quien}-${i}-bis`))
            .execute();
        });
    };
    const pool = base.owner.pool;
    pool.options.max = ESCRITORES + 2;
    let escriben = true;
    const sellador = (async () => {
      while (escriben) await sellar();
    })();
    for (const turno of TURNOS) {
      await Promise.all(Array.from({ length: ESCRITORES }, (_nada, quien) => escritor(turno, quien)));
      // Even where the sealer got no turn meanwhile, there are two seals.
      await todo();
    }
    escriben = false;
    await sellador;
    await todo();
    const { fallas, sellos } = await verificar();
    expect(fallas).toEqual([]);
    expect(sellos).toBeGreaterThan(1);
    const { filas, selladas } = await contar();
    expect([filas, selladas]).toEqual([ESCRITAS, ESCRITAS]);
  });

  it('sella todo una vez, en sellos de tantas filas', async () => {
    for (let i = 0; i < 7; i += 1) await anotar(`fila-${i}`);
    await todo(3);
    expect((await verificar()).sellos).toBe(3);
    await todo(3);
    expect(await verificar()).toMatchObject({ sellos: 3, sinSellar: 0, fallas: [] });
  });

  it('no sella lo que todavía puede recibir una fila más antigua; quien escribe no espera al sello', async () => {
    await todo();
    const antes = (await contar()).selladas;
    const abierta = await base.owner.pool.connect();
    try {
      await abierta.query('begin');
      await abierta.query(`insert into auditoria (ocurrido_en, accion) values (now(), 'tardia')`);
      await anotar('posterior');
      await sellar();
      expect(await contar()).toMatchObject({ selladas: antes, en_espera: 0 });
      await abierta.query('commit');
    } finally {
      abierta.release();
    }
    await todo();
    expect((await contar()).selladas).toBe(antes + 2);
    expect((await verificar()).fallas).toEqual([]);
  });

  it('una fila agregada con el número de otra se ve también donde termina lo que se lee de una vez', async () => {
    await sql`insert into auditoria (ocurrido_en, accion)
      select ${AHORA}::timestamptz, 'fila-' || n from generate_series(1, ${FILAS_POR_SELLO}::integer) n`.execute(
      base.owner.db,
    );
    await todo();
    expect(await verificar()).toMatchObject({ sellos: 1, fallas: [] });
    await sql`insert into auditoria (id, ocurrido_en, xid, accion) overriding system value
      select id, ocurrido_en + interval '1 second', xid, 'falsa' from auditoria order by xid desc, id desc limit 1`.execute(
      base.owner.db,
    );
    expect((await verificar()).fallas.map(({ texto }) => texto)).toEqual([
      expect.stringMatching(/«falsa», sin usuario\) fue agregada entre filas ya selladas/),
    ]);
  });

  it('tras cambiar la clave, lo sellado con la anterior sigue valiendo', async () => {
    const { firmante } = await crearCustodiaDePrueba();
    await anotar('antes');
    await todo();
    await anotar('despues');
    await sellarTodo(base.owner.db, firmante);
    expect((await verificar()).fallas.map(({ texto }) => texto)).toEqual([
      `El sello 2 está firmado con la clave ${firmante.kid}, que no está en la carpeta de claves.`,
    ]);
  });

  it('restaurada donde las transacciones se cuentan de nuevo, lo nuevo va detrás de lo sellado', async () => {
    await base.owner.db
      .insertInto('auditoria')
      .values({ ...valores('de-allá'), xid: '90000000000' })
      .execute();
    await sql`insert into auditoria_sello (numero, hasta_xid, hasta_id, eslabones, hash_anterior, hash, sellado_en, kid, firma)
      select 1, '90000000000', id, decode(repeat('00', 40), 'hex'), 'x', 'x', ${AHORA}, 'x', 'x' from auditoria`.execute(
      base.owner.db,
    );
    await anotar('perdida');
    expect(await sellar()).toBe(0);
    await sql`alter table auditoria disable trigger user`.execute(base.owner.db);
    await sql`delete from auditoria where accion = 'perdida'`.execute(base.owner.db);
    for (let vez = 0; vez < 2; vez += 1) await continuarAuditoria(base.owner.db);
    await anotar('de-aquí');
    await todo();
    expect(await contar()).toMatchObject({ filas: 2, selladas: 2 });
    const desplazamientos = await base.owner.db.selectFrom('auditoria_desplazamiento').select('n').execute();
    expect(desplazamientos).toHaveLength(1);
  });
});
