import { MAX_NAVEGADOR } from '@sgpa/domain/cuenta/sesiones';
import { describe, expect, it } from 'vitest';
import { navegadorDe } from './navegador.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';

describe('navegador.test.ts', () => {
  it.each([
    [`${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`, 'Chrome 142 en Windows'],
    [
      `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'Microsoft Edge 142 en Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145 en Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari 18 en iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome 142 en Android',
    ],
    ['', 'Navegador desconocido'],
    [undefined, 'Navegador desconocido'],
    ['\u0001\u0002', 'Navegador desconocido'],
  ])('«%s» es «%s»', (agente, nombre) => {
    expect(navegadorDe(agente)).toBe(nombre);
  });

  it('lo que alguien escriba en su lugar queda corto y en una línea, y no tarda', () => {
    for (const agente of [
      'x'.repeat(16_000),
      `${'a/1 '.repeat(4000)}`,
      `<b>${'\n'.repeat(90)}/1 x`,
      '('.repeat(9000),
    ]) {
      const nombre = navegadorDe(agente);
      expect(nombre.length).toBeLessThanOrEqual(MAX_NAVEGADOR);
      expect(nombre).toMatch(/^\P{Cc}+$/u);
    }
  });
});
