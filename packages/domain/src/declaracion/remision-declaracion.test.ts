import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fecha, sumarDias } from '../shared/fecha-civil.ts';
import { type Conteos, observados, porConteo, SIN_CONTAR, sumar, validados } from './conteos.ts';
import {
  comoRegional,
  diaDeclarado,
  lugarRepetido,
  noCoinciden,
  partesDelDia,
  revisarDia,
  revisarTotales,
  seDeclara,
  ultimosCierres,
} from './remision-declaracion.ts';

const VALIDADA = 'Los totales de su población general validada no coincide con los totales reportados por departamento';
const OBSERVADA =
  'Los totales de su población general observada no coincide con los totales reportados por departamento';

const de = (mas: Partial<Conteos>): Conteos => ({ ...SIN_CONTAR, ...mas });
const panel = (mas: Partial<Conteos>, eliminado = false) => ({ ...de(mas), eliminado });

const conteos = fc.record(porConteo(() => fc.nat(1000)));

describe('remision-declaracion.test.ts', () => {
  it.each<[string, Conteos, ReturnType<typeof panel>[], string | null]>([
    ['sin ningún departamento', de({ titularesValidos: 9 }), [], null],
    ['con departamentos en cero', de({ titularesValidos: 9 }), [panel({})], null],
    ['con todos los departamentos quitados', de({ titularesValidos: 9 }), [panel({ titularesValidos: 3 }, true)], null],
    ['que suman lo mismo', de({ titularesValidos: 5 }), [panel({ titularesValidos: 5 })], null],
    [
      'que suman lo mismo entre titulares y beneficiarios',
      de({ titularesValidos: 5, beneficiarioObservado: 2 }),
      [panel({ beneficiariosValidados: 4 }), panel({ titularesValidos: 1, titularesObservados: 2 })],
      null,
    ],
    ['con validados de más', de({ titularesValidos: 5 }), [panel({ titularesValidos: 6 })], VALIDADA],
    ['con validados de menos', de({ beneficiariosValidados: 5 }), [panel({ titularesValidos: 4 })], VALIDADA],
    ['con observados de más', de({}), [panel({ titularesObservados: 1 })], OBSERVADA],
    ['con observados de menos', de({ beneficiarioObservado: 2 }), [panel({ titularesObservados: 1 })], OBSERVADA],
    ['con ambos, primero los validados', de({}), [panel({ titularesObservados: 1, titularesValidos: 1 })], VALIDADA],
    [
      'de recién nacidos solamente, los validados',
      de({ titularesValidos: 1 }),
      [panel({ recienNacidos: 1 })],
      VALIDADA,
    ],
    ['con otros recién nacidos', de({ recienNacidos: 7 }), [panel({ recienNacidos: 1 })], null],
    [
      'sin contar los quitados',
      de({ titularesValidos: 5 }),
      [panel({ titularesValidos: 5 }), panel({ titularesValidos: 3 }, true)],
      null,
    ],
  ])('departamentos %s', (_que, generales, paneles, dicho) => {
    expect(revisarTotales(generales, paneles)).toBe(dicho);
  });

  it.each<[string, Conteos, ReturnType<typeof panel>[], string[]]>([
    ['el que no coincide', de({ titularesValidos: 5 }), [panel({ titularesValidos: 6 })], ['titularesValidos']],
    [
      'los de las dos reglas',
      de({ titularesValidos: 5, beneficiariosValidados: 1 }),
      [panel({ titularesValidos: 5, beneficiariosValidados: 2, titularesObservados: 1 })],
      ['beneficiariosValidados', 'titularesObservados'],
    ],
    ['ninguno donde la regla se cumple', de({ titularesValidos: 5 }), [panel({ beneficiariosValidados: 5 })], []],
    [
      'solo los de la regla que no se cumple',
      de({ titularesValidos: 5 }),
      [panel({ beneficiariosValidados: 5, titularesObservados: 1 })],
      ['titularesObservados'],
    ],
    ['ninguno sin departamentos', de({ titularesValidos: 5 }), [], []],
    ['ninguno de recién nacidos', de({ recienNacidos: 5 }), [panel({ recienNacidos: 6 })], []],
  ])('señala %s', (_que, generales, paneles, senalados) => {
    expect(noCoinciden(generales, paneles)).toEqual(senalados);
  });

  it('lo que suman los departamentos siempre se admite, y un asegurado más o menos nunca', () => {
    fc.assert(
      fc.property(fc.array(conteos, { minLength: 1, maxLength: 9 }), fc.array(conteos), (suyos, quitados) => {
        const paneles = [...suyos.map((c) => panel(c)), ...quitados.map((c) => panel(c, true))];
        const suma = sumar(suyos);
        expect(revisarTotales(suma, paneles)).toBeNull();
        fc.pre(validados(suma) + observados(suma) > 0);
        expect(revisarTotales({ ...suma, titularesValidos: suma.titularesValidos + 1 }, paneles)).toBe(VALIDADA);
        expect(revisarTotales({ ...suma, titularesObservados: suma.titularesObservados + 1 }, paneles)).toBe(OBSERVADA);
      }),
    );
  });

  it('un lugar se declara una vez: la regional se lee en mayúsculas y sin blancos de más', () => {
    const en = (departamento: string, regional: string, eliminado = false) => ({ departamento, regional, eliminado });
    expect(comoRegional('  el  alto ')).toBe('EL ALTO');
    expect(lugarRepetido([en('LP', 'EL ALTO'), en('LP', ''), en('OR', 'EL ALTO')])).toBeNull();
    expect(lugarRepetido([en('LP', 'EL ALTO'), en('LP', ' el alto')])).toContain('LP, EL ALTO');
    expect(lugarRepetido([en('LP', ''), en('LP', '')])).toContain(': LP.');
    expect(lugarRepetido([en('LP', ''), en('LP', '', true)])).toBeNull();
  });

  it.each([
    [2026, 2, 28, '2026-02-28'],
    [2026, 2, 29, null],
    [2026, 13, 1, null],
    [26, 1, 1, null],
  ])('gestión %i, periodo %i, día %i es %s', (gestion, periodo, dia, esperado) => {
    expect(diaDeclarado({ gestion, periodo, dia })).toBe(esperado);
    if (esperado !== null) expect(partesDelDia(fecha(esperado))).toEqual({ gestion, periodo, dia });
  });

  it.each([
    ['2026-10-14', ['2026-09-30', '2026-08-31']],
    ['2026-10-01', ['2026-09-30', '2026-08-31']],
    // On the month's last day the month has not ended yet.
    ['2026-03-31', ['2026-02-28', '2026-01-31']],
    ['2026-01-15', ['2025-12-31', '2025-11-30']],
  ])('el %s se declaran los cierres %j, y ningún otro día', (escrito, cierres) => {
    const hoy = fecha(escrito);
    expect(ultimosCierres(hoy)).toEqual(cierres);
    for (let dia = sumarDias(hoy, -100); dia < sumarDias(hoy, 40); dia = sumarDias(dia, 1))
      expect([dia, revisarDia(dia, hoy) === null, seDeclara(dia, hoy)]).toEqual([
        dia,
        cierres.includes(dia),
        cierres.includes(dia),
      ]);
  });

  it('de otro día dice cuáles se declaran', () => {
    expect(revisarDia(fecha('2026-07-31'), fecha('2026-10-14'))).toBe(
      'Solo se remiten y se corrigen los totales de los dos últimos cierres de mes, 30/09/2026 y 31/08/2026; los del 31/07/2026 solo se leen.',
    );
  });
});
