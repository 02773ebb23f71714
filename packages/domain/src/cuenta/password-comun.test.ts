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
      fc.property(fc.string({ unit: 'binary', maxLength: 128 }), (p) => {
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
