import { fecha } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { type Base, crearBase } from '@sgpa/testing/base';
import { afiliacionDe, revisarContadores } from '@sgpa/testing/ciclo';
import { relojFijo } from '@sgpa/testing/reloj';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aplicarEdades } from './edad-parametro.service.ts';

const HIJA = '1000200';

/** The demo's day is 14 October 2026; the daughter of these tests turns 19 on 20 May 2029. */
describe('edad-parametro.test.ts', () => {
  let base: Base;
  let id: IdAfiliacion;
  const reloj = relojFijo();
  beforeAll(async () => {
    base = await crearBase({ demo: true });
  });
  beforeEach(async () => {
    reloj.avanzar(1000);
    await base.owner.db.deleteFrom('edad_limite').where('norma', 'is not', null).execute();
    id = (await afiliacionDe(base.owner.db, HIJA)).id;
    await sql`update persona set fecha_nacimiento = '2010-05-20'
      where id = (select id_persona from afiliacion where id = ${id})`.execute(base.owner.db);
    await poner(sql`id_parentesco = (select id from parametrica where grupo = 'PARENTESCO' and codigo = 'HIJA_HIJO'),
      estado = 100, fecha_derechohabiente = null, condicion = null, condicion_hasta = null,
      fin_por_edad = '2029-05-19', fin_cobertura = '2029-05-19', exenta_de_edad = false`);
  });
  afterAll(() => base.cerrar());

  const poner = (que: RawBuilder<unknown>) => sql`update afiliacion set ${que} where id = ${id}`.execute(base.owner.db);
  const decretar = (codigo: string, edad: number, desde: string) =>
    base.owner.db
      .insertInto('edad_limite')
      .values({ codigo, edad, vigente_desde: fecha(desde), norma: 'Ley 1' })
      .execute();
  const correr = (lote?: number) => aplicarEdades({ db: base.owner.db, clock: reloj }, lote);
  const fines = async () => {
    const { fin_por_edad, fin_cobertura } = await afiliacionDe(base.owner.db, HIJA);
    return [fin_por_edad, fin_cobertura];
  };
  const sinAplicar = async () =>
    (await base.owner.db.selectFrom('edad_limite').select('id').where('aplicada', '=', false).execute()).length;
  const historia = () =>
    base.owner.db
      .selectFrom('afiliacion_historia')
      .select(['accion', 'antes', 'despues', 'id_usuario', 'ocurrido_en'])
      .where('id_afiliacion', '=', id)
      .where('accion', '=', 'edad-parametro')
      .where('ocurrido_en', '=', reloj.ahora())
      .execute();

  it('sin edades nuevas no toca nada', async () => {
    expect(await correr()).toBe(0);
  });

  it('la nueva edad cambia el fin una vez, con historia y auditoría del sistema, y queda aplicada', async () => {
    await decretar('HIJA_HIJO', 18, '2027-01-01');
    expect(await correr(3)).toBeGreaterThan(0);
    expect([await fines(), await sinAplicar()]).toEqual([['2028-05-19', '2028-05-19'], 0]);
    expect(await historia()).toEqual([
      {
        accion: 'edad-parametro',
        antes: expect.objectContaining({ fin_por_edad: '2029-05-19' }),
        despues: expect.objectContaining({ fin_por_edad: '2028-05-19', fin_cobertura: '2028-05-19' }),
        id_usuario: null,
        ocurrido_en: reloj.ahora(),
      },
    ]);
    const auditada = sql`select from auditoria where accion = 'edad-parametro' and id_recurso = ${String(id)}
      and ocurrido_en = ${reloj.ahora()}`;
    expect((await auditada.execute(base.owner.db)).rows).toHaveLength(1);
    expect(await correr()).toBe(0);
    await revisarContadores(base.owner.db);
  });

  it.each<[string, RawBuilder<unknown>, [string, number, string][], (string | null)[]]>([
    ['que sube', sql`version = version`, [['HIJA_HIJO', 21, '2027-01-01']], ['2031-05-19', '2031-05-19']],
    ['de otro parentesco', sql`version = version`, [['NIETO_NIETA', 18, '2027-01-01']], ['2029-05-19', '2029-05-19']],
    [
      'que llega después del cumpleaños',
      sql`version = version`,
      [['HIJA_HIJO', 21, '2029-05-21']],
      ['2029-05-19', '2029-05-19'],
    ],
    [
      'dos iguales, una después de otra',
      sql`version = version`,
      [
        ['HIJA_HIJO', 18, '2027-01-01'],
        ['HIJA_HIJO', 18, '2027-01-02'],
      ],
      ['2028-05-19', '2028-05-19'],
    ],
    [
      'exenta',
      sql`exenta_de_edad = true, fin_por_edad = null, fin_cobertura = null`,
      [['HIJA_HIJO', 18, '2027-01-01']],
      [null, null],
    ],
    [
      'que estudia, y cambia la de quien estudia',
      sql`condicion = 'ESTUDIANTE', condicion_hasta = '2040-01-01', fin_por_edad = '2035-05-19', fin_cobertura = '2035-05-19'`,
      [['ESTUDIANTE', 23, '2027-01-01']],
      ['2033-05-19', '2033-05-19'],
    ],
    [
      'que no estudia, y cambia la de quien estudia',
      sql`version = version`,
      [['ESTUDIANTE', 23, '2027-01-01']],
      ['2029-05-19', '2029-05-19'],
    ],
    ['en revisión', sql`estado = 108`, [['HIJA_HIJO', 18, '2027-01-01']], ['2028-05-19', '2028-05-19']],
    [
      'derechohabiente, a quien la edad no corta',
      sql`estado = 106, fecha_derechohabiente = '2026-10-01', fin_cobertura = null`,
      [['HIJA_HIJO', 18, '2027-01-01']],
      ['2028-05-19', null],
    ],
    [
      'que terminó por edad ayer',
      sql`fin_por_edad = '2026-10-13', fin_cobertura = '2026-10-13'`,
      [['HIJA_HIJO', 21, '2027-01-01']],
      ['2026-10-13', '2026-10-13'],
    ],
    [
      'cuyo nuevo fin cae en los días del aviso',
      sql`version = version`,
      [['HIJA_HIJO', 16, '2026-05-20']],
      // The 16th birthday is past, so that the right ends after the days of the notice.
      ['2026-11-13', '2026-11-13'],
    ],
  ])('una hija %s', async (_caso, hechos, edades, esperados) => {
    await poner(hechos);
    for (const [codigo, edad, desde] of edades) await decretar(codigo, edad, desde);
    await correr();
    expect(await fines()).toEqual(esperados);
  });

  it('cortada a medias sigue donde quedó, y dos servidores a la vez escriben una vez', async () => {
    await decretar('HIJA_HIJO', 18, '2027-01-01');
    await Promise.all([correr(2), correr(2)]);
    expect(await historia()).toHaveLength(1);
    await sql`update edad_limite set aplicada = false where norma = 'Ley 1'`.execute(base.owner.db);
    expect([await correr(), await sinAplicar()]).toEqual([0, 0]);
  });

  it('la que otro tiene en sus manos se espera, y se mira como él la deja', async () => {
    await decretar('HIJA_HIJO', 18, '2027-01-01');
    const cliente = await base.owner.pool.connect();
    try {
      await cliente.query('begin');
      await cliente.query(
        'update afiliacion set exenta_de_edad = true, fin_por_edad = null, fin_cobertura = null where id = $1',
        [id],
      );
      const corrida = correr();
      await expect
        .poll(async () => {
          const { rows } = await base.owner.pool.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows.length;
        })
        .toBeGreaterThan(0);
      await cliente.query('commit');
      await corrida;
    } finally {
      cliente.release();
    }
    expect(await fines()).toEqual([null, null]);
  });
});
