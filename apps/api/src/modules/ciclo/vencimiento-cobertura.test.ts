import { causaDeHecho } from '@sgpa/domain/asegurado/causa';
import { type FechaCivil, fecha } from '@sgpa/domain/shared/fecha-civil';
import { type Base, crearBase } from '@sgpa/testing/base';
import { afiliacionDe, alDia, estadoCalculado, revisarContadores } from '@sgpa/testing/ciclo';
import { AHORA, relojFijo } from '@sgpa/testing/reloj';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vencerCoberturas } from './vencimiento-cobertura.service.ts';

const DIA_MS = 86_400_000;
const UN_ANIO_DESPUES = fecha('2027-10-14');

describe('vencimiento-cobertura.test.ts', () => {
  let base: Base;
  let reloj: ReturnType<typeof relojFijo>;
  beforeEach(async () => {
    base = await crearBase({ demo: true });
    reloj = relojFijo();
  });
  afterEach(() => base.cerrar());

  const correr = async (lote?: number) => vencerCoberturas({ db: base.owner.db, clock: reloj }, lote);
  const todas = () => base.owner.db.selectFrom('afiliacion').selectAll().orderBy('id').execute();
  const estadoDe = async (numero: string) => (await afiliacionDe(base.owner.db, numero)).estado;
  const escritos = async (tabla: 'afiliacion_historia' | 'auditoria') => {
    const id = tabla === 'auditoria' ? sql<string>`id_recurso` : sql<string>`id_afiliacion::text`;
    const { rows } = await sql<{ id: string; n: number }>`select ${id} as id, count(*) as n from ${sql.table(tabla)}
      where accion = 'vencimiento-cobertura' and ocurrido_en > ${AHORA} and id_usuario is null group by 1`.execute(
      base.owner.db,
    );
    return new Map(rows.map(({ id: cual, n }) => [Number(cual), n]));
  };

  /** Checks that each due row moved once, with one history and one audit row, and that no other changed. */
  async function revisarMovidas(antes: Awaited<ReturnType<typeof todas>>, dia: FechaCivil): Promise<number> {
    const [historia, auditoria] = [await escritos('afiliacion_historia'), await escritos('auditoria')];
    const despues = new Map((await todas()).map((fila) => [fila.id, fila]));
    let movidas = 0;
    for (const fila of antes) {
      const ahora = despues.get(fila.id);
      const estado = estadoCalculado(fila, dia);
      const mueve = estado !== fila.estado;
      movidas += Number(mueve);
      expect([fila.id, ahora?.estado, ahora?.version]).toEqual([fila.id, estado, fila.version + Number(mueve)]);
      expect([historia.get(fila.id) ?? 0, auditoria.get(fila.id) ?? 0]).toEqual([Number(mueve), Number(mueve)]);
      if (!mueve) expect(ahora).toEqual(fila);
    }
    await revisarContadores(base.owner.db);
    return movidas;
  }

  it('lleva cada estado al día, una sola vez, con historia y auditoría del sistema', async () => {
    const antes = await todas();
    reloj.poner(alDia(UN_ANIO_DESPUES));
    const movidas = await correr();
    expect(movidas).toBeGreaterThan(3);
    expect(await revisarMovidas(antes, UN_ANIO_DESPUES)).toBe(movidas);
    expect(await correr()).toBe(0);
    await revisarMovidas(antes, UN_ANIO_DESPUES);

    const { id } = await afiliacionDe(base.owner.db, '1000103');
    const historia = await base.owner.db
      .selectFrom('afiliacion_historia')
      .selectAll()
      .where('id_afiliacion', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(historia).toMatchObject({
      accion: 'vencimiento-cobertura',
      estado_antes: 103,
      estado_despues: 104,
      id_usuario: null,
      antes: { estado: 103 },
      despues: { estado: 104 },
      ocurrido_en: reloj.ahora(),
    });
  });

  it('hoy no hay nada que mover: los datos nacen al día', async () => {
    expect(await correr()).toBe(0);
  });

  it('1000101: cubierta el día antes de la baja, cesantía desde el día de la baja, y el día después de la última, nada', async () => {
    const { fecha_baja, fecha_cesantia } = await afiliacionDe(base.owner.db, '1000101');
    expect([fecha_baja, fecha_cesantia]).toEqual(['2026-11-13', '2027-01-13']);
    const pasos: [string, number][] = [
      ['2026-11-12', 101],
      ['2026-11-13', 103],
      ['2027-01-13', 103],
      ['2027-01-14', 104],
    ];
    for (const [dia, estado] of pasos) {
      reloj.poner(alDia(dia));
      await correr();
      expect([dia, await estadoDe('1000101')]).toEqual([dia, estado]);
    }
  });

  it('un trabajo que estuvo parado lleva 101 directamente a 104', async () => {
    reloj.poner(alDia(fecha('2027-03-01')));
    await correr();
    const { id, estado } = await afiliacionDe(base.owner.db, '1000101');
    expect([estado, (await escritos('afiliacion_historia')).get(id)]).toEqual([104, 1]);
  });

  it('el derecho propio termina el día de su baja: 106 a 105', async () => {
    const { id, fecha_derechohabiente } = await afiliacionDe(base.owner.db, '1000106');
    expect(fecha_derechohabiente).not.toBeNull();
    await base.owner.db
      .updateTable('afiliacion')
      .set({ fecha_baja: fecha('2026-12-01'), fecha_cesantia: null, fin_cobertura: fecha('2026-11-30') })
      .where('id', '=', id)
      .execute();
    reloj.poner(alDia(fecha('2026-11-30')));
    await correr();
    expect(await estadoDe('1000106')).toBe(106);
    reloj.poner(alDia(fecha('2026-12-01')));
    await correr();
    expect(await estadoDe('1000106')).toBe(105);
  });

  it.each([1, 3])('con %i filas por transacción, lo mismo', async (lote) => {
    const antes = await todas();
    reloj.poner(alDia(UN_ANIO_DESPUES));
    expect(await correr(lote)).toBe(await revisarMovidas(antes, UN_ANIO_DESPUES));
  });

  it('varios servidores a la vez: ninguna fila dos veces', async () => {
    const antes = await todas();
    reloj.poner(alDia(UN_ANIO_DESPUES));
    const cada = await Promise.all([2, 3, 2].map((lote) => correr(lote)));
    expect(cada.reduce((a, b) => a + b, 0)).toBe(await revisarMovidas(antes, UN_ANIO_DESPUES));
  });

  it('cortado a la mitad, lo hecho queda y lo deshecho se hace después', async () => {
    const antes = await todas();
    reloj.poner(alDia(UN_ANIO_DESPUES));
    const porMover = antes.filter((f) => estadoCalculado(f, UN_ANIO_DESPUES) !== f.estado);
    const enOrden = porMover.toSorted((a, b) => ((a.fin_cobertura ?? '') < (b.fin_cobertura ?? '') ? -1 : 1));
    const mitad = enOrden[Math.floor(enOrden.length / 2)];
    await sql`create function cortar() returns trigger language plpgsql as $$ begin
      if new.id_afiliacion = ${sql.lit(mitad?.id)} then raise exception 'cut off'; end if; return new; end $$`.execute(
      base.owner.db,
    );
    await sql`create trigger cortar before insert on afiliacion_historia for each row execute function cortar()`.execute(
      base.owner.db,
    );
    await expect(correr(2)).rejects.toThrow('cut off');
    const hechas = (await escritos('afiliacion_historia')).size;
    expect(hechas).toBeGreaterThan(0);
    expect(hechas).toBeLessThan(porMover.length);
    await revisarContadores(base.owner.db);

    await sql`drop trigger cortar on afiliacion_historia`.execute(base.owner.db);
    expect(await correr(2)).toBe(porMover.length - hechas);
    await revisarMovidas(antes, UN_ANIO_DESPUES);
  });

  it('lo que un reloj adelantado movió antes de su fecha vuelve en el próximo turno con la hora buena, y dice por qué', async () => {
    const antes = await todas();
    reloj.avanzar(90 * DIA_MS);
    const movidas = await correr();
    reloj.poner(AHORA);
    expect(await correr()).toBe(movidas);
    const despues = await todas();
    expect(despues.map(({ id, estado, fin_cobertura }) => [id, estado, fin_cobertura])).toEqual(
      antes.map(({ id, estado, fin_cobertura }) => [id, estado, fin_cobertura]),
    );
    const { rows } = await sql<{ estado_antes: number; estado_despues: number; antes: object; despues: object }>`
      select distinct on (id_afiliacion) estado_antes, estado_despues, antes, despues from afiliacion_historia
      where accion = 'vencimiento-cobertura' and ocurrido_en = ${AHORA} order by id_afiliacion, id desc`.execute(
      base.owner.db,
    );
    expect(rows).toHaveLength(movidas);
    expect(new Set(rows.map(({ estado_despues }) => estado_despues))).toEqual(new Set([100, 101, 102, 103]));
    for (const { estado_antes: estadoAntes, estado_despues: estadoDespues } of rows)
      expect(
        causaDeHecho({
          accion: 'vencimiento-cobertura',
          estadoAntes,
          estadoDespues,
          idMotivoBaja: null,
          causante: null,
        }),
      ).toContain('reloj adelantado');
    await revisarContadores(base.owner.db);
    expect(await correr()).toBe(0);
  });

  it('una fila en manos de un operador se espera, y si él ya la movió no se toca', async () => {
    const antes = await todas();
    const { id } = await afiliacionDe(base.owner.db, '1000103');
    reloj.poner(alDia(UN_ANIO_DESPUES));
    const cliente = await base.owner.pool.connect();
    let corrida: Promise<number>;
    try {
      await cliente.query('begin');
      await cliente.query('select from afiliacion where id = $1 for update', [id]);
      corrida = correr();
      await expect
        .poll(async () => {
          const { rows } = await base.owner.pool.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows.length;
        })
        .toBeGreaterThan(0);
      await cliente.query(`update afiliacion set estado = 104, version = version + 1 where id = $1`, [id]);
      await cliente.query('commit');
    } finally {
      cliente.release();
    }
    const debidas = antes.filter((f) => estadoCalculado(f, UN_ANIO_DESPUES) !== f.estado).length;
    expect(await corrida).toBe(debidas - 1);
    expect((await escritos('afiliacion_historia')).has(id)).toBe(false);
  });
});
