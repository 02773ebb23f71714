import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import {
  type AfiliacionContable,
  type Comparadas,
  compararDeclaracion,
  conteosDeAfiliacion,
  difiere,
  estadoDelConteo,
  frenteAlRegistro,
} from './comparacion-declaracion.ts';
import { CONTEOS, type Conteos, porConteo, SIN_CONTAR, sumar } from './conteos.ts';

const DIA = fecha('2026-09-30');
const CUBIERTA: AfiliacionContable = {
  tipo: 'BENEFICIARIO',
  estado: 100,
  fecha_afiliacion: fecha('2026-09-10'),
  fecha_baja: null,
  fecha_cesantia: null,
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
  observada: false,
  fecha_nacimiento: fecha('1990-01-01'),
};

const de = (mas: Partial<Conteos>): Conteos => ({ ...SIN_CONTAR, ...mas });
const panel = (departamento: string, mas: Partial<Conteos>, eliminado = false) => ({
  departamento,
  ...de(mas),
  eliminado,
});
const registro = (departamento: string, mas: Partial<Conteos>) => ({ departamento, ...de(mas) });
const cifra = ({ titularesValidos: { declarado, registro: suyo, diferencia } }: Comparadas) => [
  declarado,
  suyo,
  diferencia,
];

const conteos = fc.record(porConteo(() => fc.nat(1000)));
const lugar = fc.constantFrom('LP', 'SC', 'OR', 'PD');

describe('comparacion-declaracion.test.ts', () => {
  it.each<[string, Partial<AfiliacionContable>, string[]]>([
    ['un beneficiario cubierto', {}, ['beneficiariosValidados']],
    ['un titular cubierto', { tipo: 'TITULAR' }, ['titularesValidos']],
    ['un titular con una novedad', { tipo: 'TITULAR', observada: true }, ['titularesObservados']],
    ['un beneficiario con una novedad', { observada: true }, ['beneficiarioObservado']],
    [
      'nacido el primer día del mes',
      { fecha_nacimiento: fecha('2026-09-01') },
      ['beneficiariosValidados', 'recienNacidos'],
    ],
    [
      'nacido ese día, con una novedad',
      { fecha_nacimiento: DIA, observada: true },
      ['beneficiarioObservado', 'recienNacidos'],
    ],
    ['nacido el mes anterior', { fecha_nacimiento: fecha('2026-08-31') }, ['beneficiariosValidados']],
    ['un titular nacido en el mes', { tipo: 'TITULAR', fecha_nacimiento: DIA }, ['titularesValidos']],
    [
      'el último día de su cesantía',
      { estado: 103, fecha_baja: fecha('2026-09-20'), fecha_cesantia: DIA },
      ['beneficiariosValidados'],
    ],
    ['el día después', { estado: 103, fecha_baja: fecha('2026-09-20'), fecha_cesantia: fecha('2026-09-29') }, []],
    ['quien se afilió después', { fecha_afiliacion: fecha('2026-10-01') }, []],
    ['quien está en revisión', { estado: 108 }, []],
  ])('%s cuenta donde le toca', (_quien, cambios, donde) => {
    expect(conteosDeAfiliacion({ ...CUBIERTA, ...cambios }, DIA)).toEqual(donde);
  });

  it.each([
    [null, 'PENDIENTE'],
    [{ registroDesde: null }, 'SIN_REGISTRO'],
    [{ registroDesde: fecha('2026-10-01') }, 'SIN_REGISTRO'],
    [{ registroDesde: DIA }, 'CONTADO'],
  ])('con el conteo %j el estado es %s', (conteo, estado) => {
    expect(estadoDelConteo(DIA, conteo)).toBe(estado);
  });

  it('las regionales de un departamento se suman, lo quitado no cuenta, y lo de un solo lado se dice', () => {
    const { general, departamentos } = compararDeclaracion(
      de({ titularesValidos: 9 }),
      [
        panel('LP', { titularesValidos: 3 }),
        panel('LP', { titularesValidos: 4 }),
        panel('OR', { titularesValidos: 2 }),
        panel('SC', { titularesValidos: 100 }, true),
      ],
      [
        registro('LP', { titularesValidos: 8 }),
        registro('SC', { titularesValidos: 5 }),
        registro('', { titularesValidos: 1 }),
      ],
    );
    expect(cifra(general)).toEqual([9, 14, -5]);
    expect(departamentos.map((d) => [d.departamento, ...cifra(d)])).toEqual([
      ['LP', 7, 8, -1],
      ['OR', 2, 0, 2],
      ['SC', null, 5, null],
      ['', null, 1, null],
    ]);
    expect([difiere(general), ...departamentos.map(difiere)]).toEqual([true, true, true, false, false]);
  });

  it.each<[string, Partial<Conteos>, Partial<Conteos>, string | null | undefined, boolean | null]>([
    ['lo mismo', { titularesValidos: 9 }, { titularesValidos: 9 }, '2026-01-01', false],
    ['otro total', { titularesValidos: 8 }, { titularesValidos: 9 }, '2026-01-01', true],
    ['otro departamento, el mismo total', { titularesValidos: 9 }, { titularesValidos: 7 }, '2026-01-01', true],
    ['lo que nadie contó', { titularesValidos: 8 }, {}, undefined, null],
    ['un ente sin registro', { titularesValidos: 8 }, {}, null, null],
    ['un día de antes del registro', { titularesValidos: 8 }, {}, '2026-10-01', null],
  ])('%s: la declaración entera difiere o no, o no se sabe', (_que, total, enLaPaz, desde, esperado) => {
    const conteo =
      desde === undefined
        ? null
        : {
            registroDesde: desde === null ? null : fecha(desde),
            departamentos: [registro('LP', { titularesValidos: 7 }), registro('SC', { titularesValidos: 2 })],
          };
    const paneles = [panel('LP', enLaPaz.titularesValidos === 7 ? { titularesValidos: 6 } : { titularesValidos: 7 })];
    expect(frenteAlRegistro(DIA, de(total), paneles, conteo)?.difiere ?? null).toBe(esperado);
  });

  it('cada total general dice por cuánto difiere, con su signo', () => {
    const conteo = {
      registroDesde: DIA,
      departamentos: [registro('LP', { titularesValidos: 7, recienNacidos: 4 }), registro('SC', { recienNacidos: 1 })],
    };
    const declarados = de({ titularesValidos: 9, recienNacidos: 2 });
    expect(frenteAlRegistro(DIA, declarados, [], conteo)).toEqual({
      difiere: true,
      diferencias: { ...SIN_CONTAR, titularesValidos: 2, recienNacidos: -3 },
    });
  });

  it('sin lo del registro no hay ceros ni diferencias, y lo declarado está', () => {
    const { general, departamentos } = compararDeclaracion(de({ titularesValidos: 9 }), [panel('LP', {})], null);
    expect([general, ...departamentos].map(cifra)).toEqual([
      [9, null, null],
      [0, null, null],
    ]);
    expect(difiere(general)).toBe(false);
  });

  it('lo que el registro cuenta, declarado tal cual, no difiere; y cada diferencia es lo que se declaró de más', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          lugar.chain((departamento) => fc.tuple(fc.constant(departamento), conteos)),
          { selector: ([d]) => d },
        ),
        fc.constantFrom(...CONTEOS),
        fc.integer({ min: 1, max: 50 }),
        (lugares, conteo, deMas) => {
          const suyos = lugares.map(([d, c]) => registro(d, c));
          const paneles = lugares.map(([d, c]) => panel(d, c));
          const igual = compararDeclaracion(sumar(suyos), paneles, suyos);
          expect([igual.general, ...igual.departamentos].some(difiere)).toBe(false);
          const suma = sumar(suyos);
          const mas = compararDeclaracion({ ...suma, [conteo]: suma[conteo] + deMas }, paneles, suyos);
          expect(CONTEOS.filter((c) => mas.general[c].diferencia !== 0)).toEqual([conteo]);
          expect(mas.general[conteo].diferencia).toBe(deMas);
        },
      ),
    );
  });
});
