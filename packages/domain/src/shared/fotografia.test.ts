import { describe, expect, it } from 'vitest';
import { formatoDeFoto, PIXELES_MAX, tieneDemasiadosPixeles } from './fotografia.ts';

const bytes = (texto: string) => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));

describe('fotografia.test.ts', () => {
  it('admite hasta 16 megapíxeles, ni uno más', () => {
    expect(PIXELES_MAX).toBe(16_000_000);
    expect(tieneDemasiadosPixeles({ ancho: 4000, alto: 4000 })).toBe(false);
    expect(tieneDemasiadosPixeles({ ancho: 16_000_001, alto: 1 })).toBe(true);
    expect(tieneDemasiadosPixeles({ ancho: 7000, alto: 7000 })).toBe(true);
  });

  it.each([
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'webp'],
    ['RIFF\x10\x00\x00\x00WAVEfmt ', null],
    ['XXXX\x10\x00\x00\x00WEBPVP8 ', null],
    ['\x89PNG\r\n\x1a', null],
    ['\xff\xd8', null],
    ['GIF89a', null],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['', null],
  ])('por los primeros bytes, %j es %s', (texto, formato) => expect(formatoDeFoto(bytes(texto))).toBe(formato));
});
