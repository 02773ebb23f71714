import { describe, expect, it } from 'vitest';
import { fuenteDeFoto } from './Fotografia.tsx';

describe('Fotografia.test.ts', () => {
  it('distingue PNG de JPEG en base64 sin prefijo', () => {
    expect(fuenteDeFoto('iVBORw0KGgoAAA==')).toBe('data:image/png;base64,iVBORw0KGgoAAA==');
    expect(fuenteDeFoto('/9j/4AAQ')).toBe('data:image/jpeg;base64,/9j/4AAQ');
  });

  it('conserva la data URL de una imagen', () => {
    expect(fuenteDeFoto('data:image/jpeg;base64,/9j/4AAQ')).toBe('data:image/jpeg;base64,/9j/4AAQ');
  });

  it.each([
    null,
    '',
    '  ',
    'https://example.org/foto.jpg',
    'data:text/html;base64,AAAA',
    'data:image/svg+xml;base64,AAAA',
  ])('no muestra nada para %j', (foto) => {
    expect(fuenteDeFoto(foto)).toBeNull();
  });
});
