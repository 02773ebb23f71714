import { alcanceDePrueba } from '@sgpa/banco-de-pruebas/alcance';
import { type Base, crearBase } from '@sgpa/banco-de-pruebas/base';
import { contarLeidas, insertarTitulares } from '@sgpa/banco-de-pruebas/plan';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../../../db/pool.ts';
import { paginaDeLista, totalDeLista } from '../lista.queries.ts';

/** One of each state on each day. */
const DIAS = 2000;
const HOY = fecha('2026-10-14');
const CNS = 1;
const NADIE: readonly number[] = [];

/** What the list reads of a register in which covers end on every day, ordered by that or asked for the nearest. */
describe('por-vencer.plan.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    const hechos = sql`
      select * from (values
        (0, 103, date '2026-10-01', date '2026-10-15' + (n / 2)::integer),
        (1, 101, date '2030-01-01', date '2034-01-01' + (n / 2)::integer)
      ) v (k, estado, baja, fin) where k = n % 2`;
    await insertarTitulares(base.owner.db, DIAS * 2, hechos);
  });
  afterAll(() => base.cerrar());

  const contando = (tarea: (trx: Trx) => Promise<unknown>) =>
    contarLeidas(base.app.db, alcanceDePrueba({ idUsuario: 1, entes: [CNS], idEmpleador: null }), tarea);

  const filtro = (venceEn: number | null, orden: 'REGISTRO' | 'VENCIMIENTO') => ({
    tipo: 'TITULAR' as const,
    entes: [CNS],
    estados: [ESTADO.CESANTIA],
    entidades: NADIE,
    fechas: null,
    numeroDocumento: null,
    venceEn,
    orden,
    idCreador: null,
    pagina: 0,
    limite: 25,
    empleador: null,
    hoy: HOY,
  });

  it('ordenada por vencimiento, una página lee lo suyo y no todas las cesantías', async () => {
    const f = filtro(null, 'VENCIMIENTO');
    expect(await contando((trx) => paginaDeLista(f).execute(trx))).toBeLessThan(100);
  });

  it.each(['REGISTRO', 'VENCIMIENTO'] as const)('las que vencen en quince días, por %s: solo esas', async (orden) => {
    const f = filtro(15, orden);
    expect(await contando((trx) => paginaDeLista(f).execute(trx))).toBeLessThan(100);
    expect(await contando((trx) => totalDeLista(f).execute(trx))).toBeLessThan(100);
  });
});
