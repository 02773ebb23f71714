import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  esPasswordCorta,
  normalizarPassword,
  revisarCambioPassword,
  revisarCampoPassword,
  revisarPassword,
} from './password.ts';

const comunes = new Set(['password']);
const ACTUAL = 'una frase vieja y larga';
const NUEVA = 'otra frase nueva y larga';
const IGUAL = 'No Puede Utilizar la misma constraseña. Intentelo nuevamente';
const VACIOS = 'Por favor verifique, los campos no pueden ser vacios.';
const CORTA = 'La nueva contraseña debe tener al menos 15 caracteres.';
const LARGA = 'La nueva contraseña no puede tener más de 128 caracteres.';
const COMUN = 'La nueva contraseña es muy común o fácil de adivinar. Elija otra, por ejemplo una frase.';

/** Makes `largo` characters without a pattern that could count as common. */
const variada = (largo: number) =>
  Array.from({ length: largo }, (_, i) => String.fromCodePoint(0x4e00 + i * i)).join('');

describe('password.test.ts', () => {
  it.each([
    [NUEVA, null],
    ['', 'El campo no puede ser vacio'],
    [variada(14), CORTA],
    [variada(15), null],
    [variada(128), null],
    [variada(129), LARGA],
    ['passwordpassword', COMUN],
    ['ope.afiliaciones', COMUN],
    [ACTUAL, IGUAL],
    [`${ACTUAL}!`, IGUAL],
    [`Mi ${ACTUAL}`, IGUAL],
    [ACTUAL.slice(1), null],
  ])('la contraseña nueva %j: %s', (nueva, esperado) => {
    expect(revisarPassword(nueva, { actual: ACTUAL, usuario: 'ope.afiliaciones', comunes })).toBe(esperado);
  });

  it('donde la actual no se dio, la nueva no la contiene', () => {
    expect(revisarPassword(NUEVA, { actual: '', comunes })).toBeNull();
  });

  it('con segundo factor bastan ocho caracteres', () => {
    const corta = 'La nueva contraseña debe tener al menos 8 caracteres.';
    const con = (largo: number) => revisarPassword(variada(largo), { comunes, conSegundoFactor: true });
    expect([7, 8, 128, 129].map(con)).toEqual([corta, null, null, LARGA]);
    expect(revisarPassword('password', { comunes, conSegundoFactor: true })).toBe(COMUN);
    expect([14, 15].map((largo) => esPasswordCorta(variada(largo)))).toEqual([true, false]);
    expect(esPasswordCorta('n\u0303'.repeat(14))).toBe(true);
  });

  it('cuenta caracteres, no unidades UTF-16 ni marcas combinadas', () => {
    const caras = ['😀', '🦙', '🌵', '🎺', '🥁', '🧶', '🍲', '🚞', '🌽', '🥔', '🦅', '🛖', '🧂', '🪈'];
    expect(revisarPassword(caras.join(''), { comunes })).toBe(CORTA);
    expect(revisarPassword([...caras, '🫖'].join(''), { comunes })).toBeNull();
    expect(revisarPassword('n\u0303e\u0301a\u0301o\u0301u\u0301i\u0301ze\u0301', { comunes })).toBe(CORTA);
  });

  it('las mismas letras, compuestas o no, son la misma contraseña', () => {
    expect(normalizarPassword('n\u0303')).toBe('ñ');
    expect(revisarPassword('mi contrasen\u0303a de an\u0303o', { actual: 'contraseña de año', comunes })).toBe(IGUAL);
  });

  it.each([
    ['', NUEVA, NUEVA, VACIOS],
    [ACTUAL, '', NUEVA, VACIOS],
    [ACTUAL, NUEVA, '', VACIOS],
    [ACTUAL, ACTUAL, 'otra', IGUAL],
    [ACTUAL, `${ACTUAL}2`, `${ACTUAL}2`, IGUAL],
    [ACTUAL, NUEVA, `${NUEVA} `, 'Por favor verifique que la nueva constraseña coincida. Intentelo de nuevo'],
    [ACTUAL, 'corta', 'corta', CORTA],
    [ACTUAL, 'password password', 'password password', COMUN],
    [ACTUAL, NUEVA, NUEVA, null],
  ])('cambiar %j por %j, repetida %j: %s', (actual, nueva, repetida, esperado) => {
    expect(revisarCambioPassword({ actual, nueva, repetida }, { comunes })).toBe(esperado);
  });

  it('cada campo dice cuándo está vacío', () => {
    expect(revisarCampoPassword('')).toBe('El campo no puede ser vacio');
    expect(revisarCampoPassword(' ')).toBeNull();
  });

  it('nunca acepta una que contiene la anterior, ni una fuera de los límites', () => {
    const texto = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 140 });
    fc.assert(
      fc.property(texto, texto, texto, (antes, actual, despues) => {
        expect(revisarPassword(actual, { actual, comunes })).toBe(IGUAL);
        const nueva = normalizarPassword(`${antes} ${despues}`);
        const largo = Array.from(nueva).length;
        if (revisarPassword(nueva, { comunes }) === null) {
          expect(largo).toBeGreaterThanOrEqual(15);
          expect(largo).toBeLessThanOrEqual(128);
        }
      }),
      { numRuns: 50 },
    );
  });
});
