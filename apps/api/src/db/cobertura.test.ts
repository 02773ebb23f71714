import { estaCubierto, estadoEn, type HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { CODIGOS_ESTADO, ESTADO } from '@sgpa/domain/cobertura/estados';
import { type FechaCivil, fecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { type Base, crearBase } from '@sgpa/testing/base';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const INICIO = fecha('2026-08-15');
const CUANTAS = 6000;
const DIAS = Array.from({ length: 70 }, (_, i) => sumarDias(INICIO, i - 5));

const unDia = fc.integer({ min: 0, max: 60 }).map((dias) => sumarDias(INICIO, dias));
const quizas = fc.option(unDia);

/** Facts are all that the columns take, sensible or not. */
const hechos: fc.Arbitrary<HechosAfiliacion> = fc.record({
  tipo: fc.constantFrom('TITULAR' as const, 'BENEFICIARIO' as const),
  estado: fc.constantFrom(...CODIGOS_ESTADO),
  fecha_afiliacion: unDia,
  fecha_baja: quizas,
  fecha_cesantia: quizas,
  fecha_ampliacion: quizas,
  fecha_derechohabiente: quizas,
  fin_por_edad: quizas,
  fecha_revision: quizas,
  estado_previo: fc.option(fc.constantFrom(...CODIGOS_ESTADO.filter((codigo) => codigo !== ESTADO.REVISION))),
  revisiones: fc.option(fc.array(fc.tuple(unDia, unDia), { maxLength: 3 }).map((pares) => pares.flat().toSorted())),
  fin_anterior: quizas,
});

interface Respondida {
  i: number;
  dia: FechaCivil;
  estado: number;
  cubierta: boolean;
}

/** Compares the one routine that computes a right with the domain's function. */
describe('cobertura.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
  });
  afterAll(() => base.cerrar());

  const preguntar = async (filas: readonly HechosAfiliacion[]): Promise<Respondida[]> => {
    const numeradas = filas.map((h, id) => ({ ...h, id }));
    const { rows } = await sql<Respondida>`
      select a.id as i, d.dia, estado_en(a, d.dia) as estado, cubierta_en(a, d.dia) as cubierta
      from jsonb_populate_recordset(null::afiliacion, ${JSON.stringify(numeradas)}::jsonb) a
      cross join unnest(${DIAS}::date[]) d (dia)`.execute(base.owner.db);
    return rows;
  };

  it('lo que guarden las columnas: cada día, el estado y el derecho son los de la regla', async () => {
    const filas = fc.sample(hechos, { numRuns: CUANTAS, seed: 20_261_123 });
    const respuestas = await preguntar(filas);
    expect(respuestas).toHaveLength(CUANTAS * DIAS.length);
    const otras = respuestas.flatMap(({ i, dia, estado, cubierta }) => {
      const h = filas[i];
      if (h === undefined) throw new RangeError('A row came back that was not sent');
      const esperado = [estadoEn(h, dia), estaCubierto(h, dia)];
      return esperado[0] === estado && esperado[1] === cubierta ? [] : [{ h, dia, estado, cubierta, esperado }];
    });
    expect(otras.slice(0, 3)).toEqual([]);
    // Each state must have been seen, and a review before, during and after its days.
    expect(new Set(respuestas.map(({ estado }) => estado))).toEqual(new Set(CODIGOS_ESTADO));
  });

  it('se escribe dentro de la sentencia que pregunta: no se llama por cada fila', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (verbose, costs off) select count(*) from afiliacion a where cubierta_en(a, '2026-09-30')`.execute(
      base.owner.db,
    );
    const plan = rows.map((fila) => fila['QUERY PLAN']).join('\n');
    expect(plan).toContain('a.fecha_baja');
    expect(plan).not.toMatch(/_en\(|fin_de_cobertura|estado_por_fechas|estado_sin_revision/);
  });
});
