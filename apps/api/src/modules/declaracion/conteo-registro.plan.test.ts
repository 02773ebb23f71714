import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { type Base, crearBase } from '@sgpa/testing/base';
import { insertarTitulares } from '@sgpa/testing/plan';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../../db/pool.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { losConteos, losLugaresContados } from './conteo-guardado.queries.ts';
import { cubiertasDelTramo, observadasEn, recienNacidasEn, ultimaAfiliacion } from './conteo-registro.queries.ts';
import { paginaDePersonas } from './personas-declaracion/personas-declaracion.queries.ts';

const FILAS = 8000;
const TRAMO = 300;
const NOVEDADES = 60;
/** Few people are of this department. */
const LUGAR = 9;
const EN_EL_LUGAR = 90;
const PAGINA = 10;
const CNS = idEnteGestor(1);
const PLANES = ['force_custom_plan', 'force_generic_plan'];
const DIAS = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id_ente_gestor: idEnteGestor(id), fecha: fecha('2026-09-30') }));

/** Measures what a step reads of a register that is much larger. */
describe('conteo-registro.plan.test.ts', () => {
  let base: Base;
  let ultima: number;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    await insertarTitulares(base.owner.db, FILAS, sql`select 100 as estado, null::date as baja, null::date as fin`);
    await sql`insert into novedad (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
      select 'REVISION', id_ente_gestor, id_persona, id, '', '2026-09-10T14:00:00Z' from afiliacion
      where tipo = 'TITULAR' order by id desc limit ${NOVEDADES}`.execute(base.owner.db);
    await sql`update afiliacion set id_departamento = case when id % 2 = 0 then ${LUGAR}::smallint end
      where id in (select id from afiliacion where tipo = 'TITULAR' order by id desc limit ${EN_EL_LUGAR * 2})`.execute(
      base.owner.db,
    );
    await sql`insert into conteo_registro (id_ente_gestor, fecha, contado_en, definitivo)
      select g.id, (select max(fecha) from declaracion_poblacion) - n, now(), true from ente_gestor g, generate_series(0, 400) n
      where g.tipo <> 'AUTORIDAD'`.execute(base.owner.db);
    await sql`insert into conteo_registro_departamento
      select c.id_ente_gestor, c.fecha, l.id, 1, 1, 0, 0, 0 from conteo_registro c, departamento l`.execute(
      base.owner.db,
    );
    await sql`vacuum analyze`.execute(base.owner.db);
    ultima = await ultimaAfiliacion(base.owner.db);
  });
  afterAll(() => base.cerrar());

  const lecturas = async (trx: Trx, que: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select pg_stat_get_xact_tuples_returned(${que}::regclass) as n`.execute(trx);
    return rows[0]?.n ?? Number.NaN;
  };

  /** Counts the entries of each index that `tarea` reads under this plan mode, without what was read before it. */
  const leidas = (plan: string, de: readonly string[], tarea: (trx: Trx) => Promise<unknown>): Promise<number[]> =>
    enTransaccion(base.owner.db, async (trx) => {
      await sql`select set_config('plan_cache_mode', ${plan}, true)`.execute(trx);
      const antes: number[] = [];
      for (const que of de) antes.push(await lecturas(trx, que));
      await tarea(trx);
      const cuantas: number[] = [];
      for (const [i, que] of de.entries()) cuantas.push((await lecturas(trx, que)) - (antes[i] ?? Number.NaN));
      return cuantas;
    });

  it.each(PLANES)('%s: un paso lee sus filas por la clave, y ninguna más', async (plan) => {
    const [tabla, clave = Number.NaN] = await leidas(plan, ['afiliacion', 'afiliacion_pkey'], async (trx) => {
      const filas = await cubiertasDelTramo(trx, DIAS, ultima - TRAMO, ultima);
      expect(filas.reduce((suma, f) => suma + f.titulares, 0)).toBe(TRAMO);
    });
    expect(tabla).toBe(0);
    expect(clave).toBeGreaterThanOrEqual(TRAMO);
    expect(clave).toBeLessThan(TRAMO + 5);
  });

  it.each(PLANES)('%s: los recién nacidos, solo entre los afiliados del mes', async (plan) => {
    const de = ['afiliacion', 'persona', 'afiliacion_por_fecha'];
    const [tabla, personas, porFecha = Number.NaN] = await leidas(plan, de, (trx) => recienNacidasEn(trx, DIAS));
    expect([tabla, personas]).toEqual([0, 0]);
    expect(porFecha).toBeLessThan(100);
  });

  it.each(PLANES)('%s: las novedades llevan a sus afiliaciones por la clave, y a ninguna otra', async (plan) => {
    const [tabla, clave = Number.NaN] = await leidas(plan, ['afiliacion', 'afiliacion_pkey'], (trx) =>
      observadasEn(trx, DIAS),
    );
    expect(tabla).toBe(0);
    expect(clave).toBeGreaterThanOrEqual(NOVEDADES);
    expect(clave).toBeLessThan(NOVEDADES + 15);
  });

  it.each(PLANES)('%s: comparar una declaración lee lo contado de su día, y de ningún otro', async (plan) => {
    const { id } = await base.owner.db
      .selectFrom('declaracion_poblacion')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ indice: string }>`select indexrelid::regclass::text as indice from pg_index
      where indrelid = 'conteo_registro_departamento'::regclass and indisunique`.execute(base.owner.db);
    const porDia = rows[0]?.indice ?? '';
    const de = ['conteo_registro', 'conteo_registro_departamento', 'conteo_registro_pkey', porDia];
    let lugares = 0;
    const [dias, departamentos, dia, deEse] = await leidas(plan, de, async (trx) => {
      expect(await losConteos(trx).where('q.id', '=', id).execute()).toHaveLength(1);
      lugares = (await losLugaresContados(trx).where('q.id', '=', id).execute()).length;
    });
    expect(lugares).toBeGreaterThan(5);
    expect([dias, departamentos, dia, deEse]).toEqual([0, 0, 1, lugares]);
  });

  it.each(PLANES)('%s: las personas de una cifra, por el índice de su lugar hasta llenar la página', async (plan) => {
    const cifra = { id_ente_gestor: CNS, fecha: fecha('2026-09-30'), conteo: 'titularesValidos' } as const;
    const [tabla, deLugar = Number.NaN] = await leidas(plan, ['afiliacion', 'afiliacion_por_lugar'], async (trx) => {
      const suyas = { ...cifra, departamento: { id: LUGAR } };
      expect(await paginaDePersonas(trx, suyas, undefined, PAGINA)).toHaveLength(PAGINA);
    });
    // People with a novedad are passed over.
    expect([tabla, deLugar >= PAGINA, deLugar <= PAGINA + NOVEDADES]).toEqual([0, true, true]);
  });

  it.each(PLANES)('%s: los observados de un día, desde sus novedades', async (plan) => {
    const cifra = { id_ente_gestor: CNS, fecha: fecha('2026-09-30'), conteo: 'titularesObservados' } as const;
    const de = ['afiliacion', 'novedad', 'afiliacion_pkey'];
    const [tabla, novedades, clave = Number.NaN] = await leidas(plan, de, async (trx) => {
      const filas = await paginaDePersonas(trx, { ...cifra, departamento: { id: LUGAR } }, undefined, PAGINA);
      expect(filas).toHaveLength(PAGINA);
    });
    expect([tabla, novedades]).toEqual([0, 0]);
    expect(clave).toBeLessThan(NOVEDADES + 15 + PAGINA);
  });
});
