import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type IdUsuario, idEnteGestor, idUsuario } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba, conFotoDelAlcance } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { contarLeidas, insertarTitulares } from '@sgpa/testing/plan';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../../../db/pool.ts';
import { totalesPorEstado } from '../../estadistica/estadistica.queries.ts';
import { condiciones } from '../condiciones.queries.ts';
import { paginaDeLista, totalDeLista } from '../lista.queries.ts';

const FILAS = 8000;
/** The day of these has come, and the job has not run. */
const ATRASADAS = 8;
/** The limit allows a page of ten, one more run of an index for each state, and twice the rows that are behind. */
const LEIDAS = 100;
/** A deep page may read the counts of 33 months and of one month's days in three states, not of 1000 days. */
const LEIDAS_AL_FONDO = 400;
const HOY = fecha('2026-10-14');
const CNS = idEnteGestor(1);
const NADIE: readonly number[] = [];
const { ACTIVO, BAJA_FUTURA, CESANTIA, INACTIVO } = ESTADO;
const TODOS = [ACTIVO, BAJA_FUTURA, CESANTIA];

/** Measures a search by state in a register where many covers will end and almost no row is behind. */
describe('por-estado.plan.test.ts', () => {
  let base: Base;
  let autor: IdUsuario;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    const { db } = base.owner;
    // A third of them is covered, a third has a baja to come, a third is in cesantía.
    const hechos = sql`
      select v.* from (select case when n <= ${ATRASADAS} then date '2026-10-13' else date '2026-12-01' end as dia) d
      cross join lateral (values
        (0, 100, null::date, null::date), (1, 101, d.dia, date '2027-02-01'), (2, 103, date '2026-10-01', d.dia)
      ) v (k, estado, baja, fin) where v.k = n % 3`;
    await insertarTitulares(db, FILAS, hechos);
    await sql`select contadores_rehacer()`.execute(db);
    const { rows } = await sql<{ id: IdUsuario }>`select id_usuario_creacion as id from afiliacion
      where id_ente_gestor = ${CNS} group by 1 order by count(*) desc limit 1`.execute(db);
    autor = rows[0]?.id ?? idUsuario(0);
  });
  afterAll(() => base.cerrar());

  const contando = (tarea: (trx: Trx) => Promise<unknown>) =>
    contarLeidas(base.app.db, alcanceDePrueba({ idUsuario: autor, entes: [CNS], idEmpleador: null }), tarea);

  const filtro = (estados: readonly number[], mias: boolean) => ({
    tipo: 'TITULAR' as const,
    entes: [CNS],
    estados,
    entidades: NADIE,
    fechas: null,
    numeroDocumento: null,
    afiliaciones: null,
    venceEn: null,
    porEdad: null,
    orden: 'REGISTRO' as const,
    idCreador: mias ? autor : null,
    pagina: 0,
    limite: 10,
    empleador: null,
    hoy: HOY,
  });

  it.each([
    ['ACTIVO', [ACTIVO, BAJA_FUTURA], false],
    ['CESANTIA', [CESANTIA], false],
    ['INACTIVO', [INACTIVO], false],
    ['ACTIVO, mis registros', [ACTIVO, BAJA_FUTURA], true],
    ['CESANTIA, mis registros', [CESANTIA], true],
  ])(
    '%s: la página y el total leen lo suyo y lo atrasado, no todo lo que está en el estado',
    async (_n, estados, mias) => {
      const f = filtro(estados, mias);
      expect(await contando((trx) => totalDeLista(trx, f))).toBeLessThan(LEIDAS);
      expect(await contando((trx) => paginaDeLista(f).execute(trx))).toBeLessThan(LEIDAS);
    },
  );

  it.each(['REGISTRO', 'REGISTRO_ASC'] as const)('una página del fondo, %s: meses y los días de uno', async (orden) => {
    for (const pagina of [400, FILAS / 10 - 1]) {
      const f = { ...filtro(TODOS, false), orden, pagina };
      const leidas = await contando(async (trx) => expect((await paginaDeLista(f).execute(trx)).rows).toHaveLength(10));
      expect(leidas).toBeLessThan(LEIDAS_AL_FONDO);
    }
  });

  it.each([[[ACTIVO, BAJA_FUTURA]], [[CESANTIA]]])(
    '%j: al fondo, con las atrasadas, lo que un OFFSET',
    async (estados) => {
      const quien = alcanceDePrueba({ idUsuario: autor, entes: [CNS], idEmpleador: null });
      await conFotoDelAlcance(base.app.db, quien, async (trx) => {
        const f = filtro(estados, false);
        const { rows } = await sql<{ id: number }>`select a.id from afiliacion a where ${condiciones(f)}
        order by a.fecha_registro desc, a.id desc`.execute(trx);
        const ultima = Math.floor((rows.length - 1) / f.limite);
        for (const pagina of [101, 200, ultima - 1, ultima, ultima + 1]) {
          const ids = (await paginaDeLista({ ...f, pagina }).execute(trx)).rows;
          expect([pagina, ids]).toEqual([pagina, rows.slice(pagina * f.limite, (pagina + 1) * f.limite)]);
        }
      });
    },
  );

  it('el resumen por estado, igual', async () => {
    expect(
      await contando((trx) => totalesPorEstado(trx, { entes: [CNS], ente: CNS, entidad: null, hoy: HOY })),
    ).toBeLessThan(LEIDAS);
  });
});
