import { CONDICIONES, EDADES_INICIALES, finPorEdad, type LimiteDeEdad } from '@sgpa/domain/cobertura/edad';
import { type FechaCivil, fecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { type Base, crearBase } from '@sgpa/testing/base';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from './pool.ts';
import { enTransaccion } from './transaccion.ts';

const CODIGOS = [...EDADES_INICIALES.map(({ codigo }) => codigo), 'PADRE_MADRE'];
const unDia = fc.integer({ min: 0, max: 4000 }).map((dias) => sumarDias(fecha('2000-01-01'), dias * 5));

const deQuien = fc.record({
  parentesco: fc.constantFrom(...CODIGOS),
  // Birthdays of 29 February are among them.
  fecha_nacimiento: fc.oneof(unDia, fc.constantFrom(fecha('2004-02-29'), fecha('2008-02-29'))),
  condicion: fc.option(fc.constantFrom(...CONDICIONES)),
  condicion_hasta: unDia,
});

const cambiadas = fc.array(
  fc.record({ codigo: fc.constantFrom(...CODIGOS), edad: fc.integer({ min: 16, max: 28 }), vigente_desde: unDia }),
  { maxLength: 6 },
);

describe('edad.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase({ sinDatos: true });
  });
  afterAll(() => base.cerrar());

  const sinDejarNada = async <T>(tarea: (trx: Trx) => Promise<T>): Promise<T> => {
    const deshecha = new Error('nothing is kept');
    let hecho: T | undefined;
    const corrida = enTransaccion(base.owner.db, async (trx) => {
      hecho = await tarea(trx);
      throw deshecha;
    });
    await expect(corrida).rejects.toBe(deshecha);
    if (hecho === undefined) throw new Error('it did nothing');
    return hecho;
  };

  it('comienza con las edades de la regla', async () => {
    const { rows } = await sql<LimiteDeEdad>`select codigo, edad, vigente_desde from edad_limite order by id`.execute(
      base.owner.db,
    );
    expect(rows).toEqual(EDADES_INICIALES);
  });

  it('cualesquiera que sean la persona y los cambios de edad, la rutina y el dominio dan el mismo día', async () => {
    for (const cambios of fc.sample(cambiadas, { numRuns: 20, seed: 20_261_127 })) {
      const limites = [...EDADES_INICIALES, ...cambios].filter(
        (uno, i, todos) =>
          todos.findIndex((o) => o.codigo === uno.codigo && o.vigente_desde === uno.vigente_desde) === i,
      );
      const personas = fc.sample(deQuien, { numRuns: 150, seed: cambios.length }).map((una) => ({
        ...una,
        condicion_hasta: una.condicion === 'ESTUDIANTE' ? una.condicion_hasta : null,
      }));
      const dados = await sinDejarNada(async (trx) => {
        await sql`truncate edad_limite`.execute(trx);
        await trx.insertInto('edad_limite').values(limites).execute();
        const { rows } = await sql<{ fin: FechaCivil | null }>`
          select fin_por_edad(p.parentesco, p.fecha_nacimiento, p.condicion, p.condicion_hasta) as fin
          from jsonb_to_recordset(${JSON.stringify(personas.map((una, i) => ({ ...una, i })))}::jsonb)
            p (i integer, parentesco text, fecha_nacimiento date, condicion text, condicion_hasta date)
          order by p.i`.execute(trx);
        return rows;
      });
      expect(dados.map(({ fin }, i) => [personas[i], fin])).toEqual(
        personas.map((una) => [una, finPorEdad(una, limites)]),
      );
    }
  });
});
