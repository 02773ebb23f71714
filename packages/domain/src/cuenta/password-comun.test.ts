import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { esPasswordComun, plegar } from './password-comun.ts';
import { PASSWORDS_COMUNES } from './passwords-comunes.ts';

describe('password-comun.test.ts', () => {
  it.each([
    'passwordpassword',
    'Contraseña-2026!',
    'P@ssw0rd P@ssw0rd',
    'Administrador123',
    'qwertyuiopasdfghjkl',
    '1qaz2wsx3edc4rfv',
    '123456789012345',
    '987654321098765',
    'abcdefghijklmnop',
    'aaaaaaaaaaaaaaaaaaaa',
    'xkqvxkqvxkqvxkqv',
    '               ',
    'VivaBolivia2025!!!!!!',
    'te amo mi amor 2024',
    'correct horse battery staple',
    'Ｐａｓｓｗｏｒｄ１２３４５６７',
    'Segip-Senasir-2026',
    'CajaBancaria.Cordes',
    'Poblacion Asegurada 26',
  ])('%j es común', (password) => {
    expect(esPasswordComun(password, PASSWORDS_COMUNES)).toBe(true);
  });

  it.each([
    'Demo-SGPA-2026-La-Paz',
    'el gato duerme sobre la mesa azul',
    'tres tigres comen trigo en Sorata',
    'zR7#kq!vW2pLx9m',
    '839201746592013',
    '日本の山は高くて美しいですねはい',
    '🦙🏔️☀️🌽🥔🦅🌵🎺🥁🧶🪈🫖🧂🍲🛖🚞',
  ])('%j no es común', (password) => {
    expect(esPasswordComun(password, PASSWORDS_COMUNES)).toBe(false);
  });

  it("the user's own name counts as a common word, whole or by parts", () => {
    expect(esPasswordComun('ope.zamponares2026', PASSWORDS_COMUNES)).toBe(false);
    expect(esPasswordComun('ope.zamponares2026', PASSWORDS_COMUNES, 'ope.zamponares')).toBe(true);
    expect(esPasswordComun('ZamponaresZamponares', PASSWORDS_COMUNES, 'ope.zamponares')).toBe(true);
  });

  it.each([
    'abcdefghijklmnopqrstuvwxyz',
    '01234567890123456789',
    'qwertyuiop',
    'asdfghjkln',
    'zxcvbnm',
    '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
    'qazwsxedcrfvtgbyhnujmikolp',
    '1q2w3e4r5t6y7u8i9o0p',
  ])('recorrer %s, hacia adelante o hacia atrás, es común', (recorrido) => {
    for (const sentido of [recorrido, Array.from(recorrido).reverse().join('')]) {
      expect(esPasswordComun(sentido.repeat(2), new Set())).toBe(true);
      // A part of it with four letters or more counts wherever it begins.
      expect(esPasswordComun(`${sentido.slice(1, 7)}${sentido.slice(-6)}${sentido.slice(2, 6)}`, new Set())).toBe(true);
      const final = sentido.slice(-4);
      expect(esPasswordComun(`${final}ñ${final}º${final}ª${final}`, new Set())).toBe(true);
    }
  });

  it('lo que empieza como un recorrido y sigue de otra manera no lo es', () => {
    expect(esPasswordComun('abcdxwkqwerzvmasdfpjt', new Set())).toBe(false);
  });

  it.each([
    ['0', 'o'],
    ['1', 'i'],
    ['3', 'e'],
    ['4', 'a'],
    ['5', 's'],
    ['7', 't'],
    ['@', 'a'],
    ['$', 's'],
    ['!', 'i'],
  ])('%j por la letra %s no disfraza una palabra común', (signo, letra) => {
    const comunes = new Set([`wq${letra}xv${letra}kz`]);
    expect(esPasswordComun(`wq${signo}xv${signo}kz`.repeat(2), comunes)).toBe(true);
    expect(esPasswordComun('wq%xv%kz'.repeat(2), comunes)).toBe(false);
  });

  it.each([
    ['mburucuya', 'mburucuya-xkqv', true],
    ['mburucuya', 'mburucuya-xkqvz', false],
    ['rosa', 'rosa1rosa22rosa3', true],
    // Three letters are found in too many words to count as one.
    ['ana', 'ana1ana22ana3', false],
    ['mburucuya', '1987mburucuya2031', true],
    ['mburucuya', '1887mburucuyb2131', false],
    ['mburucuya', 'xxxmburucuyayyyzzzz', true],
  ])('si %s es común, %s lo es: %s', (comun, password, esperado) => {
    expect(esPasswordComun(password, new Set([comun]))).toBe(esperado);
    expect(esPasswordComun(password, new Set(), `${comun}.q`)).toBe(esperado);
  });

  it('hasta cinco caracteres que se repiten son un adorno, seis ya no', () => {
    expect(esPasswordComun('xkqvwxkqvwxkqvwxk', new Set())).toBe(true);
    expect(esPasswordComun('xkqvwzxkqvwzxkqvwz', new Set())).toBe(false);
    expect(esPasswordComun('xkqvwzkqvwzkqvw', new Set())).toBe(false);
    expect(esPasswordComun('XkQvWxKqVwXkQvW', new Set())).toBe(true);
  });

  it.each([
    ['Ñandú Ｐｏｒ-ÁÉÍ_o.u,', 'nanduporaeiou'],
    ['Straße', 'straße'],
    ['ﬁn', 'fin'],
  ])('%j se pliega como %j', (texto, plegado) => {
    expect(plegar(texto)).toBe(plegado);
  });

  it('uno o dos añadidos cortos no salvan una contraseña común', () => {
    const extra = fc.string({ minLength: 0, maxLength: 2 });
    const comun = fc.constantFrom('contrasenacontrasena', 'bolivia2026bolivia', 'administrador1234');
    fc.assert(
      fc.property(extra, comun, extra, (antes, p, despues) => {
        expect(esPasswordComun(antes + p + despues, PASSWORDS_COMUNES)).toBe(true);
      }),
    );
  });

  it('acepta cualquier texto Unicode sin fallar', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0x10_f7ff), { maxLength: 128 }), (codigos) => {
        // The library's own unit for any character makes a table that takes two seconds, so it is not used.
        const p = String.fromCodePoint(...codigos.map((n) => (n < 0xd800 ? n : n + 0x800)));
        expect(typeof esPasswordComun(p, PASSWORDS_COMUNES)).toBe('boolean');
      }),
      { numRuns: 50 },
    );
  });

  it('la lista tiene más de 200 entradas, todas plegadas y lo bastante largas para hallarse', () => {
    expect(PASSWORDS_COMUNES.size).toBeGreaterThan(200);
    for (const entrada of PASSWORDS_COMUNES) {
      expect(plegar(entrada)).toBe(entrada);
      expect(entrada.length).toBeGreaterThanOrEqual(4);
    }
  });
});
