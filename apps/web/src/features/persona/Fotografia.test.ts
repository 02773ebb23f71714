import { describe, expect, it } from 'vitest';
import { direccionDeFoto } from './Fotografia.tsx';

describe('Fotografia.test.ts', () => {
  it('distingue PNG de JPEG en base64 sin prefijo', () => {
    expect(direccionDeFoto('iVBORw0KGgoAAA==')).toBe('data:image/png;base64,iVBORw0KGgoAAA==');
    expect(direccionDeFoto('/9j/4AAQ')).toBe('data:image/jpeg;base64,/9j/4AAQ');
  });

  it('conserva la data URL de una imagen', () => {
    expect(direccionDeFoto('data:image/jpeg;base64,/9j/4AAQ')).toBe('data:image/jpeg;base64,/9j/4AAQ');
  });

  it.each([
    null,
    '',
    '  ',
    'https://example.org/foto.jpg',
    'data:text/html;base64,AAAA',
    'data:image/svg+xml;base64,AAAA',
  ])('no muestra nada para %j', (foto) => {
    expect(direccionDeFoto(foto)).toBeNull();
  });
});
