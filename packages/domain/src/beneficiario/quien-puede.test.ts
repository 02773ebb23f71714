import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fecha, sumarDias } from '../shared/fecha-civil.ts';
import { esElTitular, revisarParentescoJunto } from './quien-puede.ts';

const NACIDO = fecha('1985-03-14');
const SOLO = { fecha_nacimiento: NACIDO, conyuge: null };
const CASADO = { fecha_nacimiento: NACIDO, conyuge: 'ESPOSA/ESPOSO' };

describe('quien-puede.test.ts', () => {
  it('nadie es su propio beneficiario: mismo documento, con su complemento, y misma fecha de nacimiento', () => {
    const titular = { numero_documento: '1000009', complemento_documento: '1A', fecha_nacimiento: NACIDO };
    expect(esElTitular({ ...titular, complemento_documento: '1a' }, titular)).toBe(true);
    expect(esElTitular({ ...titular, complemento_documento: 'NULL' }, titular)).toBe(false);
    expect(esElTitular({ ...titular, numero_documento: '1000008' }, titular)).toBe(false);
    expect(esElTitular({ ...titular, fecha_nacimiento: sumarDias(NACIDO, 1) }, titular)).toBe(false);
  });

  it.each(['ESPOSA/ESPOSO', 'CONVIVIENTE', ' esposa_esposo ', '40', '44'])('%s: uno solo a la vez', (parentesco) => {
    expect(revisarParentescoJunto(parentesco, NACIDO, SOLO)).toBeNull();
    expect(revisarParentescoJunto(parentesco, NACIDO, CASADO)).toMatchObject({
      texto: expect.stringMatching(/ya tiene ESPOSA\/ESPOSO/),
    });
  });

  it('una hija o un hijo es menor que el titular, y el padre o la madre mayor, aunque sea por un día', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (dias) => {
        const nacimiento = sumarDias(NACIDO, dias);
        for (const de of [SOLO, CASADO]) {
          expect(revisarParentescoJunto('HIJA/HIJO', nacimiento, de) === null).toBe(dias > 0);
          expect(revisarParentescoJunto('PADRE_MADRE', nacimiento, de) === null).toBe(dias < 0);
          expect(revisarParentescoJunto('HERMANO/HERMANA', nacimiento, de)).toBeNull();
        }
      }),
      // The example is the holder's own day of birth, which chance seldom brings.
      { examples: [[0]] },
    );
  });

  it.each([
    ['HIJA/HIJO', sumarDias(NACIDO, 1), null],
    ['HIJA/HIJO', NACIDO, 'HIJA/HIJO debe ser menor que el titular, que nació el 14/03/1985.'],
    ['PADRE/MADRE', NACIDO, 'PADRE/MADRE debe ser mayor que el titular, que nació el 14/03/1985.'],
    ['PADRE/MADRE', sumarDias(NACIDO, -1), null],
  ])('%s que nació el %s, de un titular del 14/03/1985: %s', (parentesco, nacimiento, texto) => {
    expect(revisarParentescoJunto(parentesco, nacimiento, SOLO)).toEqual(
      texto === null ? null : { codigo: 'FUERA_DE_LIMITE', texto },
    );
  });

  it('de lo que falta no dice nada', () => {
    expect(revisarParentescoJunto(null, NACIDO, CASADO)).toBeNull();
    expect(revisarParentescoJunto('HIJA/HIJO', null, SOLO)).toBeNull();
  });
});
