import { randomUUID } from 'node:crypto';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type Base, crearBase } from '@sgpa/testing/base';
import { RELOJ_DEL_PRODUCTO } from '@sgpa/testing/reloj-del-producto';
import { CNS, CPS } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { crearAnotador, type FilaAnotada, type Leida } from './anotador.ts';
import { crearDb, type Db } from './pool.ts';

const EN_UN_RATO = () => performance.now() + 20_000;
const AYER = new Date('2020-01-01T00:00:00Z');

describe('anotador.test.ts', () => {
  let base: Base;
  let empleador: { id: number; ente: number; otroEnte: number };
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    // The database has the product's clock here; other tests set their own.
    await base.owner.pool.query(`${RELOJ_DEL_PRODUCTO}; select auditoria_crear_particion(now()::date)`);
    const { rows } = await sql<typeof empleador>`
      select u.id, u.id_ente_gestor as ente, (
        select min(g.id) from ente_gestor g where g.id <> u.id_ente_gestor
          and not exists (select from afiliacion a where a.id_entidad = u.id_entidad and a.id_ente_gestor = g.id)
      ) as "otroEnte"
      from usuario u where username = 'empleador.consulta'`.execute(base.owner.db);
    if (!rows[0]) throw new Error('The demo has no employer');
    [empleador] = rows as [typeof empleador];
  });
  afterAll(() => base.cerrar());

  /** Opens a session of this user that lasts a day. */
  async function abrir(username: string): Promise<{ sesion: string; id: number }> {
    const sesion = randomUUID();
    const { rows } = await sql<{ id: number }>`
      insert into sesion (id, id_usuario, creada_en, expira_en)
      select ${sesion}, id, now(), now() + interval '1 day' from usuario where username = ${username}
      returning id_usuario as id`.execute(base.owner.db);
    return { sesion, id: rows[0]?.id ?? 0 };
  }
  const fila = (mas: Partial<FilaAnotada> = {}): FilaAnotada => ({
    accion: 'lista-asegurados',
    recurso: 'titular',
    id_recurso: null,
    id_ente_gestor: CPS,
    despues: { total: 1 },
    ...mas,
  });
  const leidaDe = (sesion: string, filas: FilaAnotada[], mas: Partial<Leida> = {}): Leida => ({
    sesion,
    cuando: AYER,
    hoy: fecha('2020-01-01'),
    ip: '127.0.0.1',
    id_solicitud: randomUUID(),
    filas,
    ...mas,
  });
  const escritas = async ({ id_solicitud }: Leida) =>
    (
      await sql<{ id_usuario: number; id_ente_gestor: number; ahora: boolean }>`
        select id_usuario, id_ente_gestor, abs(extract(epoch from now() - ocurrido_en)) < 60 as ahora from auditoria
        where id_solicitud = ${id_solicitud} order by id`.execute(base.owner.db)
    ).rows;
  const anotar = (leida: Leida, db: Db = base.anotaciones.db) => crearAnotador(db).anotar(leida, EN_UN_RATO());

  it('la fila es de quien tiene la sesión y de ahora, diga lo que diga quien la pide', async () => {
    const { sesion, id } = await abrir('ope.petrolera');
    const leida = leidaDe(sesion, [{ ...fila(), id_usuario: 1, ocurrido_en: AYER } as FilaAnotada], {
      operacion: 'detalle-asegurado',
    });
    await anotar(leida);
    expect(await escritas(leida)).toEqual([{ id_usuario: id, id_ente_gestor: CPS, ahora: true }]);
    const { rows } = await sql`select dia_en_la_paz(now()) - fecha as dias from operacion_realizada
      where id_usuario = ${id} order by id desc limit 1`.execute(base.owner.db);
    expect(rows).toEqual([{ dias: 0 }]);
  });

  it.each([
    ['revocada', "revocada_en = now() - interval '1 second'"],
    ['vencida', "expira_en = now() - interval '1 second'"],
  ])('de una sesión %s no se anota nada, y se dice', async (_como, cambio) => {
    const { sesion } = await abrir('ope.petrolera');
    await sql`update sesion set ${sql.raw(cambio)} where id = ${sesion}`.execute(base.owner.db);
    const leida = leidaDe(sesion, [fila()], { operacion: 'detalle-asegurado' });
    await expect(anotar(leida)).rejects.toMatchObject({ codigo: 'SESION_TERMINADA' });
    expect(await escritas(leida)).toEqual([]);
  });

  it('de otro ente no se anota nada', async () => {
    const { sesion } = await abrir('ope.petrolera');
    const leida = leidaDe(sesion, [fila(), fila({ id_ente_gestor: CNS })]);
    await expect(anotar(leida)).rejects.toMatchObject({ codigo: 'AUDITORIA_NO_DISPONIBLE' });
    expect(await escritas(leida)).toEqual([]);
  });

  it('un empleador anota de su ente y de donde tiene trabajadores, y de ningún otro', async () => {
    const { sesion } = await abrir('empleador.consulta');
    const { rows } = await sql<{ ente: number }>`select distinct a.id_ente_gestor as ente from afiliacion a
      join usuario u on u.id_entidad = a.id_entidad where u.id = ${empleador.id}`.execute(base.owner.db);
    const suyos = [empleador.ente, ...rows.map(({ ente }) => ente)];
    const leida = leidaDe(
      sesion,
      suyos.map((id_ente_gestor) => fila({ id_ente_gestor })),
    );
    await anotar(leida);
    expect(await escritas(leida)).toHaveLength(suyos.length);
    const ajena = leidaDe(sesion, [fila({ id_ente_gestor: empleador.otroEnte })]);
    await expect(anotar(ajena)).rejects.toMatchObject({ codigo: 'AUDITORIA_NO_DISPONIBLE' });
    expect(await escritas(ajena)).toEqual([]);
  });

  it('a quiénes tuvo un archivo se anota con su comienzo, o junto a él; nunca al de otro', async () => {
    const [una, otra] = [await abrir('ope.petrolera'), await abrir('ope.afiliaciones')];
    const inicio = leidaDe(una.sesion, [fila({ despues: { etapa: 'INICIO' } })], { mostradas: [1, 2] });
    await anotar(inicio);
    const paso = (sesion: string, id_solicitud = inicio.id_solicitud) =>
      anotar(leidaDe(sesion, [], { id_solicitud, mostradas: [3] }));
    await paso(una.sesion);
    await expect(paso(otra.sesion)).rejects.toMatchObject({ codigo: 'AUDITORIA_NO_DISPONIBLE' });
    await expect(paso(una.sesion, 'no-hay')).rejects.toMatchObject({ codigo: 'AUDITORIA_NO_DISPONIBLE' });
    const { rows } = await sql`select e.afiliaciones from exportacion_mostrada e join auditoria a
      on a.ocurrido_en = e.iniciada_en and a.id_solicitud = e.id_solicitud
      where e.id_solicitud = ${inicio.id_solicitud} order by e.id`.execute(base.owner.db);
    expect(rows).toEqual([{ afiliaciones: [1, 2] }, { afiliaciones: [3] }]);
  });

  it('las que llegan mientras se escriben otras van juntas, y la que no se puede escribir no se lleva a ninguna', async () => {
    const [viva, muerta] = [await abrir('ope.petrolera'), await abrir('ope.petrolera')];
    await sql`update sesion set revocada_en = now() where id = ${muerta.sesion}`.execute(base.owner.db);
    const anotador = crearAnotador(base.anotaciones.db);
    const leidas = Array.from({ length: 30 }, () => leidaDe(viva.sesion, [fila()]));
    leidas.splice(10, 0, leidaDe(muerta.sesion, [fila()]));
    const fines = await Promise.allSettled(leidas.map((leida) => anotador.anotar(leida, EN_UN_RATO())));
    expect(fines.map(({ status }) => status)).toEqual(
      leidas.map(({ sesion }) => (sesion === muerta.sesion ? 'rejected' : 'fulfilled')),
    );
    const { rows } = await sql<{ xid: string; n: number }>`select xid::text, count(*) as n from auditoria
      where id_solicitud = any(${leidas.map((leida) => leida.id_solicitud)}) group by 1 order by 2`.execute(
      base.owner.db,
    );
    expect(rows.map(({ n }) => n)).toEqual([1, 29]);
  });

  it('un valor que la base de datos no admite es falta de una sola', async () => {
    const { sesion } = await abrir('ope.petrolera');
    const anotador = crearAnotador(base.anotaciones.db);
    const leidas = ['a', 'b', '\0', 'c'].map((texto) => leidaDe(sesion, [fila({ despues: { texto } })]));
    const fines = await Promise.allSettled(leidas.map((leida) => anotador.anotar(leida, EN_UN_RATO())));
    expect(fines.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    const cuantas = await Promise.all(leidas.map(async (leida) => (await escritas(leida)).length));
    expect(cuantas).toEqual([1, 1, 0, 1]);
  });

  it('donde no se puede escribir no se contesta, y se dice por qué', async () => {
    const { sesion } = await abrir('ope.petrolera');
    const { db, pool } = crearDb({ url: base.app.url, max: 1 });
    onTestFinished(() => db.destroy());
    await pool.query('set default_transaction_read_only = on');
    const leida = leidaDe(sesion, [fila()]);
    await expect(anotar(leida, db)).rejects.toMatchObject({ codigo: 'AUDITORIA_NO_DISPONIBLE', status: 503 });
    expect(await escritas(leida)).toEqual([]);
  });

  describe('mientras no se puede escribir', () => {
    /** Locks the audit trail, so that nothing is written while `tarea` runs. */
    async function conAuditoriaTomada<T>(tarea: () => Promise<T>): Promise<T> {
      const duena = await base.owner.pool.connect();
      try {
        await duena.query('begin; lock table auditoria in access exclusive mode');
        return await tarea();
      } finally {
        await duena.query('rollback');
        duena.release();
      }
    }

    it('nadie espera más de lo que su pedido puede', async () => {
      const { sesion } = await abrir('ope.petrolera');
      const anotador = crearAnotador(base.anotaciones.db);
      await conAuditoriaTomada(async () => {
        const fines = [1, 2].map((n) => anotador.anotar(leidaDe(sesion, [fila()]), performance.now() + 20 * n));
        for (const fin of fines) await expect(fin).rejects.toMatchObject({ codigo: 'AUDITORIA_NO_DISPONIBLE' });
      });
      await anotador.anotar(leidaDe(sesion, [fila()]), EN_UN_RATO());
    });

    it('esperan mil, y a los demás se les dice al llegar', async () => {
      const { sesion } = await abrir('ope.petrolera');
      const anotador = crearAnotador(base.anotaciones.db);
      const pedir = () => anotador.anotar(leidaDe(sesion, [fila()]), EN_UN_RATO());
      const fines = await conAuditoriaTomada(async () => {
        const primeras = Array.from({ length: 1_001 }, pedir);
        await expect(pedir()).rejects.toMatchObject({ codigo: 'AUDITORIA_NO_DISPONIBLE' });
        return primeras;
      });
      await Promise.all(fines);
    });
  });
});
