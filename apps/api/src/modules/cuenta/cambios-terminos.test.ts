import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compararTerminos } from './cambios-terminos.ts';

const leer = (antes: string, ahora: string, sin: 'NUEVO' | 'QUITADO') =>
  compararTerminos(antes, ahora)
    .filter(({ tipo }) => tipo !== sin)
    .map(({ partes }) =>
      partes
        .filter(({ tipo }) => tipo !== sin)
        .map(({ texto }) => texto)
        .join(''),
    )
    .join('\n\n');

describe('cambios-terminos.test.ts', () => {
  it('un párrafo con una palabra cambiada dice cuál, lo demás es igual', () => {
    const [titulo, plazo] = compararTerminos(
      '1. OBJETO\n\nRige 10 días después.',
      '1. OBJETO\n\nRige 15 días después.',
    );
    expect(titulo).toEqual({ tipo: 'IGUAL', partes: [{ tipo: 'IGUAL', texto: '1. OBJETO' }] });
    expect(plazo).toEqual({
      tipo: 'CAMBIADO',
      partes: [
        { tipo: 'IGUAL', texto: 'Rige ' },
        { tipo: 'QUITADO', texto: '10' },
        { tipo: 'NUEVO', texto: '15' },
        { tipo: 'IGUAL', texto: ' días después.' },
      ],
    });
  });

  it.each([
    ['uno que se agrega', 'A a\n\nC c', 'A a\n\nB b\n\nC c', ['IGUAL', 'NUEVO', 'IGUAL']],
    ['uno que se quita', 'A a\n\nB b\n\nC c', 'A a\n\nC c', ['IGUAL', 'QUITADO', 'IGUAL']],
    ['otro en su lugar', 'La sesión dura 8 horas.', 'Nadie presta su contraseña.', ['QUITADO', 'NUEVO']],
    ['dos en lugar de uno', 'A\n\nB', 'A\n\nX\n\nY', ['IGUAL', 'QUITADO', 'NUEVO', 'NUEVO']],
    ['ninguno', 'A', 'A', ['IGUAL']],
    ['ninguno, aunque el de antes termine en blanco', 'A\n\nB \n', 'A\n\nB\n\nC', ['IGUAL', 'IGUAL', 'NUEVO']],
  ])('%s', (_cual, antes, ahora, tipos) => {
    expect(compararTerminos(antes, ahora).map(({ tipo }) => tipo)).toEqual(tipos);
  });

  it('dos textos enteros que no comparten nada se comparan sin ocupar al servidor', () => {
    const palabras = (con: string) => Array.from({ length: 9_000 }, (_, i) => con + i.toString(36));
    for (const junto of [' ', '\n\n']) {
      const [antes, ahora] = [palabras('a').join(junto), palabras('b').join(junto)];
      const desde = process.cpuUsage().user;
      expect(leer(antes, ahora, 'QUITADO') === ahora && leer(antes, ahora, 'NUEVO') === antes).toBe(true);
      expect(process.cpuUsage().user - desde).toBeLessThan(2_000_000);
    }
  });

  it('de lo comparado se leen los dos textos enteros', () => {
    const texto = fc
      .array(
        fc.constantFrom('Uno dos tres.', 'Uno dos cuatro.', 'TÍTULO', '<b>x</b>', 'Rige 10 días.', 'Rige 12 días.'),
        { maxLength: 8 },
      )
      .map((parrafos) => parrafos.join('\n\n'));
    fc.assert(
      fc.property(texto, texto, (antes, ahora) => {
        expect(leer(antes, ahora, 'QUITADO')).toBe(ahora);
        expect(leer(antes, ahora, 'NUEVO')).toBe(antes);
      }),
    );
  });
});
