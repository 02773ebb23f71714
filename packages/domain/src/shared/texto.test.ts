import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leerParrafos, leerTexto } from './texto.ts';

/** The library's own unit for any character makes a table of the whole of Unicode, which takes two seconds. */
const CARACTER = fc.nat(0x10_f7ff).map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800));
const UNICODE = fc.string({ unit: CARACTER, maxLength: 60 });
const VECES = { numRuns: 10_000 };

describe('texto.test.ts', () => {
  it.each([
    ['70612345', '70612345'],
    ['\u202A+591 70612345\u202C', '+591 70612345'],
    ['+591\u00A070612345', '+591 70612345'],
    ['ana\u200B@sgpa.example', 'ana@sgpa.example'],
    ['\u200E14/03/1985', '14/03/1985'],
    ['１４/０３/１９８５', '14/03/1985'],
    ['١٠٠٠١٠٠', '1000100'],
    ['\u{1D7DA}\u{1D7D8}', '20'],
    ['NUN\u0303O', 'NUÑO'],
    ['N\u200DU\u200BN\u2060\u0303O', 'NUÑO'],
    ['ze\u00ADballos', 'zeballos'],
    ['uno\tdos\r\ntres', 'uno dos  tres'],
    ['uno\u0000\u0007dos', 'unodos'],
    ['Calle \u202E7', 'Calle 7'],
    ['O’CONNOR · n.º 5', 'O’CONNOR · n.º 5'],
    [' dos  blancos ', ' dos  blancos '],
  ])('%j se lee %j', (escrito, leido) => {
    expect(leerTexto(escrito)).toBe(leido);
  });

  it('lo de varios renglones los conserva', () => {
    expect(leerParrafos('uno\u200B\r\ndos\rtres\u2028cuatro\tcinco')).toBe('uno\ndos\ntres\ncuatro cinco');
  });

  it('leído otra vez es igual, y no queda nada que no se vea', () => {
    fc.assert(
      fc.property(UNICODE, (escrito) => {
        for (const leer of [leerTexto, leerParrafos]) {
          const leido = leer(escrito);
          expect(leer(leido)).toBe(leido);
          expect(leido.normalize('NFC')).toBe(leido);
          expect(leido.replaceAll('\n', '')).not.toMatch(
            /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]|(?![0-9])\p{Nd}|(?! )\s/u,
          );
        }
      }),
      VECES,
    );
  });

  it('un signo que no se ve, donde sea, no cambia lo que se lee', () => {
    const visible = fc.string({ unit: fc.constantFrom(...'AbñÑ0159 .-/@+'), minLength: 1, maxLength: 30 });
    const invisible = fc.constantFrom('\u200B', '\u200E', '\u202A', '\u2060', '\uFEFF', '\u00AD', '\u0000', '\uFE0F');
    fc.assert(
      fc.property(visible, invisible, fc.nat(), (texto, signo, donde) => {
        const lugar = donde % (texto.length + 1);
        expect(leerTexto(texto.slice(0, lugar) + signo + texto.slice(lugar))).toBe(texto);
      }),
      VECES,
    );
  });
});
