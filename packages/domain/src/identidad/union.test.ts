import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ESTADO } from '../cobertura/estados.ts';
import { fecha } from '../shared/fecha-civil.ts';
import { type Archivo, impideUnir, solapesAlUnir, type Tramo } from './union.ts';

const UNA: Archivo = { id: 1, fallecido: false, defuncion_segun: [] };
const OTRA: Archivo = { ...UNA, id: 2 };
const TRAMO: Tramo = {
  id: 10,
  id_persona: 1,
  id_ente_gestor: 1,
  id_entidad: 7,
  id_titular: null,
  id_persona_titular: null,
  estado: ESTADO.ACTIVO,
  fecha_afiliacion: fecha('2020-01-01'),
  fin_cobertura: null,
};
const DE_OTRA: Tramo = { ...TRAMO, id: 20, id_persona: 2, fecha_afiliacion: fecha('2022-01-01') };
const HIJA = { id: 30, id_persona: 3, id_titular: 10, id_persona_titular: 1 };

const ids = (solapes: readonly (readonly Tramo[])[]) => solapes.map((grupo) => grupo.map(({ id }) => id));
const solapes = (...tramos: Tramo[]) => ids(solapesAlUnir([UNA, OTRA], tramos));

describe('union.test.ts', () => {
  it.each<[string, Archivo, Archivo, Tramo[], RegExp | null]>([
    ['nada lo impide', UNA, OTRA, [TRAMO, DE_OTRA], null],
    ['una es beneficiaria de la otra', UNA, OTRA, [{ ...DE_OTRA, id_titular: 10, id_persona_titular: 1 }], /benefic/],
    ['una está en revisión', UNA, OTRA, [TRAMO, { ...DE_OTRA, estado: ESTADO.REVISION }], /en revisión/],
    ['quien cuelga de una está en revisión', UNA, OTRA, [TRAMO, { ...TRAMO, ...HIJA, estado: ESTADO.REVISION }], null],
    [
      'de la hija que cuelga de las dos, una fila está en revisión',
      UNA,
      OTRA,
      [TRAMO, DE_OTRA, { ...TRAMO, ...HIJA }, { ...DE_OTRA, ...HIJA, id: 31, id_titular: 20, estado: ESTADO.REVISION }],
      /en revisión/,
    ],
    ['una figura fallecida para todos', { ...UNA, fallecido: true }, OTRA, [TRAMO, DE_OTRA], /fallecida/],
    ['las dos', { ...UNA, fallecido: true }, { ...OTRA, fallecido: true }, [TRAMO, DE_OTRA], null],
    ['fallecida para un ente que cubre a la otra', { ...UNA, defuncion_segun: [1] }, OTRA, [DE_OTRA], /fallecida/],
    ['fallecida para un ente que no', { ...UNA, defuncion_segun: [3] }, OTRA, [TRAMO, DE_OTRA], null],
    [
      'para el mismo ente las dos',
      { ...UNA, defuncion_segun: [1] },
      { ...OTRA, defuncion_segun: [1] },
      [DE_OTRA],
      null,
    ],
  ])('impide: %s', (_caso, una, otra, tramos, razon) => {
    const impide = impideUnir([una, otra], tramos);
    if (razon === null) expect(impide).toBeNull();
    else expect(impide).toMatch(razon);
    expect(impideUnir([otra, una], tramos)).toBe(impide);
  });

  it.each<[string, Tramo[], number[][]]>([
    ['un día en común', [TRAMO, DE_OTRA], [[10, 20]]],
    ['otro empleador', [TRAMO, { ...DE_OTRA, id_entidad: 8 }], []],
    ['otro ente gestor', [TRAMO, { ...DE_OTRA, id_ente_gestor: 2 }], []],
    ['una tras otra', [{ ...TRAMO, fin_cobertura: fecha('2021-12-31') }, DE_OTRA], []],
    [
      'el último día de una es el primero de la otra',
      [{ ...TRAMO, fin_cobertura: fecha('2022-01-01') }, DE_OTRA],
      [[10, 20]],
    ],
    [
      'el mismo comienzo, sin un día cubierto',
      [TRAMO, { ...DE_OTRA, fecha_afiliacion: fecha('2020-01-01'), fin_cobertura: fecha('2019-12-31') }],
      [[10, 20]],
    ],
    ['sin un día cubierto', [TRAMO, { ...DE_OTRA, fin_cobertura: fecha('2021-12-31') }], []],
    [
      'tres, que se alcanzan una por otra',
      [
        { ...TRAMO, fin_cobertura: fecha('2020-12-31') },
        { ...TRAMO, id: 11, fecha_afiliacion: fecha('2021-06-01') },
        { ...DE_OTRA, fecha_afiliacion: fecha('2020-12-01') },
      ],
      [[10, 11, 20]],
    ],
    [
      'la misma hija bajo las dos',
      [TRAMO, DE_OTRA, { ...TRAMO, ...HIJA }, { ...DE_OTRA, ...HIJA, id: 31, id_titular: 20 }],
      [
        [10, 20],
        [30, 31],
      ],
    ],
    [
      'la misma hija bajo dos empleos que no se solapan',
      [TRAMO, { ...DE_OTRA, id_entidad: 8 }, { ...TRAMO, ...HIJA }, { ...DE_OTRA, ...HIJA, id: 31, id_titular: 20 }],
      [],
    ],
    [
      'las dos, beneficiarias de un titular',
      [
        { ...TRAMO, id_titular: 90, id_persona_titular: 9 },
        { ...DE_OTRA, id_titular: 90, id_persona_titular: 9 },
      ],
      [[10, 20]],
    ],
  ])('solapes: %s', (_caso, tramos, esperados) => {
    expect(solapes(...tramos)).toEqual(esperados);
  });

  it('los que quedan, uno por grupo con el comienzo más temprano, ya no se solapan', () => {
    const dia = fc.integer({ min: 10, max: 28 }).map((n) => fecha(`2020-01-${n}`));
    const tramo = fc.record({
      id_persona: fc.constantFrom(1, 2),
      id_entidad: fc.constantFrom(7, 8),
      fecha_afiliacion: dia,
      fin_cobertura: fc.option(dia),
    });
    fc.assert(
      fc.property(fc.array(tramo, { maxLength: 8 }), fc.nat(), (hechos, azar) => {
        const tramos = hechos.map((hecho, lugar): Tramo => ({ ...TRAMO, ...hecho, id: lugar + 1 }));
        const repetidos = solapesAlUnir([UNA, OTRA], tramos);
        const enGrupo = new Set(repetidos.flat());
        const quedan = repetidos.flatMap((grupo) => {
          const [primero] = grupo.map((t) => t.fecha_afiliacion).toSorted();
          const queda = grupo[azar % grupo.length];
          return queda && primero ? [{ ...queda, fecha_afiliacion: primero }] : [];
        });
        expect(solapesAlUnir([UNA, OTRA], [...tramos.filter((t) => !enGrupo.has(t)), ...quedan])).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
