import { type FechaCivil, fecha } from '@sgpa/domain/shared/fecha-civil';
import { type IdUsuario, idEnteGestor, idUsuario } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba, conFotoDelAlcance } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { contadorDelFiltro } from '../modules/asegurado/condiciones.queries.ts';
import type { FiltroLista } from '../modules/asegurado/filtro.ts';
import { paginaDeLista, totalDeLista } from '../modules/asegurado/lista.queries.ts';
import type { Trx } from './pool.ts';

type Filtro = FiltroLista & { empleador: number | null; hoy: FechaCivil };

const ENTES = [1, 2, 11].map(idEnteGestor);
const ESTADOS = [100, 101, 102, 103, 104, 105, 106, 108];
const TODO: Filtro = {
  tipo: 'TITULAR',
  entes: ENTES,
  estados: ESTADOS,
  entidades: [],
  fechas: null,
  numeroDocumento: null,
  afiliaciones: null,
  venceEn: null,
  porEdad: null,
  orden: 'REGISTRO',
  idCreador: null,
  pagina: 0,
  limite: 10,
  empleador: null,
  hoy: fecha('1900-01-01'),
};
const HACE_MUCHO = { desde: fecha('1900-01-01'), hasta: fecha('2100-01-01') };

describe('contadores.test.ts', () => {
  let base: Base;
  let entidades: number[];
  let autor: IdUsuario;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    const filas = await base.owner.db.selectFrom('afiliacion').select('id_entidad').distinct().limit(6).execute();
    entidades = filas.map(({ id_entidad }) => id_entidad);
    const { rows } = await sql<{ id: IdUsuario }>`select id_usuario_creacion as id from afiliacion
      where tipo = 'TITULAR' group by 1 order by count(*) desc limit 1`.execute(base.owner.db);
    autor = rows[0]?.id ?? idUsuario(0);
  });
  afterEach(async () => {
    const { rows } = await sql`select * from contadores_diferencias()`.execute(base.owner.db);
    expect(rows).toEqual([]);
  });
  afterAll(() => base.cerrar());

  const viendo = <T>(tarea: (trx: Trx) => Promise<T>) =>
    conFotoDelAlcance(base.app.db, alcanceDePrueba({ idUsuario: 1, entes: ENTES, idEmpleador: null }), tarea);

  const pagina = async (trx: Trx, f: Filtro) => (await paginaDeLista(f).execute(trx)).rows.map(({ id }) => id);

  /** Computes the condition the plain way, from the rows alone. */
  function donde(f: Filtro) {
    const partes = [
      sql`a.id_ente_gestor in (${sql.join(f.entes)}) and a.tipo = ${f.tipo} and a.estado in (${sql.join(f.estados)})`,
    ];
    if (f.entidades.length > 0) partes.push(sql`a.id_entidad in (${sql.join(f.entidades)})`);
    if (f.idCreador !== null) partes.push(sql`a.id_usuario_creacion = ${f.idCreador}`);
    if (f.fechas) {
      const columna = sql.ref(f.fechas.tipo === 'REGISTRO' ? 'a.fecha_registro' : 'a.fecha_afiliacion');
      partes.push(sql`${columna} >= ${f.fechas.desde} and ${columna} <= ${f.fechas.hasta}`);
    }
    return sql.join(partes, sql` and `);
  }
  async function contarFilas(trx: Trx, f: Filtro): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*) as n from afiliacion a where ${donde(f)}`.execute(trx);
    return rows[0]?.n ?? -1;
  }
  async function paginaSimple(trx: Trx, f: Filtro): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select a.id from afiliacion a where ${donde(f)}
      order by a.fecha_registro desc, a.id desc offset ${f.pagina * f.limite} limit ${f.limite}`.execute(trx);
    return rows.map(({ id }) => id);
  }

  const filtros = (): Record<string, Filtro> => ({
    ente: { ...TODO, entes: [idEnteGestor(1)] },
    'varios entes': TODO,
    beneficiarios: { ...TODO, tipo: 'BENEFICIARIO' },
    estado: { ...TODO, estados: [100, 101] },
    entidad: { ...TODO, entidades: entidades.slice(0, 2) },
    'entidad y estado': { ...TODO, entidades: entidades.slice(2, 5), estados: [104] },
    'día de afiliación': {
      ...TODO,
      fechas: { tipo: 'AFILIACION', desde: fecha('2024-01-01'), hasta: fecha('2026-06-30') },
    },
    'día de registro': {
      ...TODO,
      fechas: { tipo: 'REGISTRO', desde: fecha('2025-01-01'), hasta: fecha('2026-06-30') },
      estados: [100],
    },
    'mis registros': { ...TODO, idCreador: idUsuario(1) },
    'mis registros, por estado': { ...TODO, idCreador: autor, estados: [100, 103] },
    'mis registros de un día': { ...TODO, idCreador: autor, fechas: { tipo: 'REGISTRO', ...HACE_MUCHO } },
    mixto: {
      ...TODO,
      entidades: entidades.slice(0, 3),
      fechas: { tipo: 'REGISTRO', ...HACE_MUCHO },
      estados: [100, 104],
    },
  });

  async function comprobarTotales(): Promise<void> {
    for (const [nombre, filtro] of Object.entries(filtros())) {
      const [contado, hallado] = await viendo(async (trx) => [
        await totalDeLista(trx, filtro),
        await contarFilas(trx, filtro),
      ]);
      expect([nombre, contado]).toEqual([nombre, hallado]);
    }
  }

  it('cada clase de filtro usa su contador, y lo que ninguno sabe se cuenta fila por fila', () => {
    const clases = Object.entries(filtros()).map(([nombre, filtro]) => [nombre, contadorDelFiltro(filtro)]);
    expect(Object.fromEntries(clases)).toEqual({
      ente: 'estado',
      'varios entes': 'estado',
      beneficiarios: 'estado',
      estado: 'estado',
      entidad: 'entidad',
      'entidad y estado': 'entidad',
      'día de afiliación': 'dia',
      'día de registro': 'dia',
      mixto: null,
      'mis registros': 'autor',
      'mis registros, por estado': 'autor',
      'mis registros de un día': null,
    });
  });

  const natural = (max: number) => fc.nat({ max: max - 1 });
  const dia = fc
    .date({ min: new Date(fecha('2023-06-01')), max: new Date(fecha('2026-10-01')), noInvalidDate: true })
    .map((d) => d.toISOString().slice(0, 10));
  const paso = fc.oneof(
    fc.record({
      que: fc.constant('insertar' as const),
      cuantas: fc.integer({ min: 1, max: 8 }),
      ente: natural(3),
      entidad: natural(6),
      dia,
      estado: fc.constantFrom(100, 104, 108),
      desde: natural(200),
    }),
    fc.record({
      que: fc.constant('estado' as const),
      desde: natural(300),
      cuantas: fc.integer({ min: 1, max: 20 }),
      estado: fc.constantFrom(104, 105, 106, 108),
    }),
    fc.record({
      que: fc.constant('mover' as const),
      desde: natural(300),
      cuantas: fc.integer({ min: 1, max: 5 }),
      entidad: natural(6),
      dia,
    }),
    fc.record({ que: fc.constant('borrar' as const), desde: natural(10), cuantas: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ que: fc.constant('nacer' as const), desde: natural(200), cuantas: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ que: fc.constant('fundir' as const), cuantas: fc.integer({ min: 1, max: 30 }) }),
  );
  type Paso = typeof paso extends fc.Arbitrary<infer P> ? P : never;

  /** Picks rows in the middle of the table by position, so that shrinking a failing case keeps their meaning. */
  const tramo = (desde: number, cuantas: number) =>
    sql`select id from afiliacion order by id offset ${desde} limit ${cuantas}`;
  const sentencia = (p: Paso) => {
    switch (p.que) {
      case 'insertar':
        return sql`insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_tipo_asegurado, estado, fecha_afiliacion,
            fecha_registro, id_usuario_creacion, creado_en)
          select id, ${ENTES[p.ente]}, ${entidades[p.entidad]}, 'TITULAR', 55, ${p.estado}::smallint, ${p.dia}, ${p.dia}::date + 3, 1, now()
          from (select id from persona order by id offset ${p.desde} limit ${p.cuantas}) x on conflict do nothing`;
      case 'estado':
        return sql`update afiliacion set estado = ${p.estado} where id in (${tramo(p.desde, p.cuantas)})`;
      case 'mover':
        return sql`update afiliacion set id_entidad = ${entidades[p.entidad]}, fecha_registro = ${p.dia} where id in (${tramo(p.desde, p.cuantas)})`;
      case 'borrar':
        return sql`delete from afiliacion where id in (select a.id from (select id from afiliacion order by id desc offset ${p.desde} limit ${p.cuantas}) a
          where not exists (select from afiliacion b where b.id_titular = a.id) and not exists (select from afiliacion_historia h where h.id_afiliacion = a.id))`;
      case 'nacer':
        return sql`update persona set fecha_nacimiento = fecha_nacimiento - 40 where id in (select id from persona order by id offset ${p.desde} limit ${p.cuantas})`;
      case 'fundir':
        return sql`select contadores_fundir(${p.cuantas})`;
    }
  };
  async function dar(p: Paso): Promise<void> {
    try {
      await sentencia(p).execute(base.owner.db);
    } catch (error) {
      // A constraint or a deadlock refused it: nothing of the statement may have been counted.
      if (!(error instanceof pg.DatabaseError && /^(23|40)/.test(error.code ?? ''))) throw error;
    }
  }

  it('tras cualquier serie de altas, cambios, bajas y fusiones, los totales son los de las filas', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(paso, { minLength: 1, maxLength: 12 }), async (pasos) => {
        for (const p of pasos) await dar(p);
        await comprobarTotales();
        const { rows } = await sql`select * from contadores_diferencias()`.execute(base.owner.db);
        expect(rows).toEqual([]);
      }),
      { numRuns: 50 },
    );
  }, 240_000);

  it('también mientras otros escriben y fusionan al mismo tiempo', async () => {
    const series = fc.sample(fc.array(paso, { minLength: 8, maxLength: 8 }), 4);
    let escribiendo = true;
    const fusionar = async () => {
      while (escribiendo) await sql`select contadores_fundir(3)`.execute(base.owner.db);
    };
    const leer = async () => {
      let lecturas = 0;
      while (escribiendo) {
        await comprobarTotales();
        lecturas += 1;
      }
      return lecturas;
    };
    const fondo = [fusionar(), leer(), leer()];
    await Promise.all(
      series.map(async (pasos) => {
        for (const p of pasos) await dar(p);
      }),
    );
    escribiendo = false;
    const [, ...lecturas] = await Promise.all(fondo);
    expect(lecturas.every((n) => Number(n) > 0)).toBe(true);
    await comprobarTotales();
  });

  describe('páginas profundas', () => {
    beforeAll(async () => {
      await sql`with nuevas as (
          insert into persona (numero_documento, fecha_nacimiento, nombres)
          select (8000000 + i)::text, '1980-01-01', 'PERSONA ' || i from generate_series(1, 2600) i returning id
        )
        insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_tipo_asegurado, estado, fecha_afiliacion, fecha_registro, id_usuario_creacion, creado_en)
        select id, (array[1, 2, 11])[1 + id % 3], (${entidades}::bigint[])[1 + id % 6], 'TITULAR', 55, (array[100, 104, 108])[1 + (id / 3) % 3],
          date '2024-01-01' + (id % 500)::int, date '2025-01-01' + ((id * 7919) % 60)::int, 1, now() from nuevas`.execute(
        base.owner.db,
      );
    });

    it.each([0, 40, 1_000_000])('con %i cambios fundidos: las mismas filas que un OFFSET simple', async (fundir) => {
      if (fundir > 0) await sql`select contadores_fundir(${fundir})`.execute(base.owner.db);
      const variantes: Filtro[] = [
        TODO,
        { ...TODO, estados: [100, 104] },
        { ...TODO, entes: [1, 2].map(idEnteGestor) },
        { ...TODO, idCreador: idUsuario(1) },
      ];
      const paginas = [0, 3, 99, 100, 101, 137, 200, 250, 259, 5000];
      for (const variante of variantes) {
        for (const numero of paginas) {
          const filtro = { ...variante, pagina: numero };
          const [rapida, simple] = await viendo(async (trx) => [
            await pagina(trx, filtro),
            await paginaSimple(trx, filtro),
          ]);
          expect([numero, rapida]).toEqual([numero, simple]);
        }
      }
    });

    it('cualquier página de cualquier tamaño', async () => {
      const azar = fc.record({
        numero: natural(300),
        limite: fc.integer({ min: 1, max: 100 }),
        conMixto: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(azar, async ({ numero, limite, conMixto }) => {
          const filtro = { ...(conMixto ? (filtros().mixto ?? TODO) : TODO), pagina: numero, limite };
          const [rapida, simple] = await viendo(async (trx) => [
            await pagina(trx, filtro),
            await paginaSimple(trx, filtro),
          ]);
          expect(rapida).toEqual(simple);
        }),
        { numRuns: 60 },
      );
    });
  });
});
