import type { DiasPorEdad } from '@sgpa/domain/asegurado/lista-asegurados';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { contarLeidas, insertarTitulares } from '@sgpa/testing/plan';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, Trx } from '../../../db/pool.ts';
import { paginaDeLista, totalDeLista } from '../lista.queries.ts';

/** One cover of each state ends on each day. */
const DIAS = 2000;
const HOY = fecha('2026-10-14');
const CNS = idEnteGestor(1);
const NADIE: readonly number[] = [];

/** Inserts for each day one ACTIVO who is too old then, and one in cesantía. */
async function insertarHijos(db: Db): Promise<void> {
  await sql`insert into persona (numero_documento, fecha_nacimiento, nombres)
    select (8000000 + i)::text, '2010-01-01', 'HIJO' from generate_series(1, ${DIAS * 2}) i`.execute(db);
  await sql`insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_titular, id_parentesco,
      id_tipo_asegurado, estado, fecha_afiliacion, fecha_baja, fecha_cesantia, fin_por_edad, fin_cobertura,
      fecha_registro, id_usuario_creacion, creado_en)
    select p.id, m.id_ente_gestor, m.id_entidad, 'BENEFICIARIO', m.id, h.id_parentesco, m.id_tipo_asegurado, e.estado,
      '2020-01-01', e.baja, e.cesantia, e.edad, coalesce(e.cesantia, e.edad), date '2020-01-01' + (n % 1000)::integer,
      m.id_usuario_creacion, m.creado_en
    from (select id, row_number() over (order by id) as n from persona where nombres = 'HIJO') p
    cross join lateral (
      select * from (values
        (0, 100, null::date, null::date, date '2026-10-15' + (n / 2)::integer),
        (1, 103, date '2026-10-01', date '2026-10-15' + (n / 2)::integer, date '2034-01-01')
      ) v (k, estado, baja, cesantia, edad) where k = n % 2
    ) e
    cross join (select a.* from afiliacion a join persona q on q.id = a.id_persona where q.numero_documento = '1000100') m
    cross join (select a.* from afiliacion a join persona q on q.id = a.id_persona where q.numero_documento = '1000201') h`.execute(
    db,
  );
  await sql`vacuum analyze afiliacion`.execute(db);
}

/** Measures the list in a register where covers end on every day, ordered by end or filtered by the nearest ends. */
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
    await insertarHijos(base.owner.db);
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
    afiliaciones: null,
    venceEn,
    porEdad: null,
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
    expect(await contando((trx) => totalDeLista(trx, f))).toBeLessThan(100);
  });

  const deHijos = (cambios: { venceEn?: number; porEdad?: DiasPorEdad; orden: 'REGISTRO' | 'VENCIMIENTO' }) => ({
    ...filtro(null, 'REGISTRO'),
    tipo: 'BENEFICIARIO' as const,
    estados: [ESTADO.ACTIVO, ESTADO.CESANTIA],
    ...cambios,
  });

  it.each([
    { orden: 'VENCIMIENTO' },
    { venceEn: 15, orden: 'VENCIMIENTO' },
    { porEdad: 15, orden: 'VENCIMIENTO' },
  ] as const)(
    'de beneficiarios, por %j: los de cesantía y los que terminan por edad, cada uno por su índice',
    async (cambios) => {
      const f = deHijos(cambios);
      expect(await contando((trx) => paginaDeLista(f).execute(trx))).toBeLessThan(200);
    },
  );

  it.each([{ venceEn: 15 }, { porEdad: 15 }] as const)('cuántos son %j: solo esos se leen', async (cuales) => {
    const f = deHijos({ ...cuales, orden: 'REGISTRO' });
    const esperado = 'venceEn' in cuales ? 30 : 14;
    await contando(async (trx) => expect(await totalDeLista(trx, f)).toBe(esperado));
    expect(await contando((trx) => totalDeLista(trx, f))).toBeLessThan(200);
    expect(await contando((trx) => paginaDeLista(f).execute(trx))).toBeLessThan(200);
  });
});
