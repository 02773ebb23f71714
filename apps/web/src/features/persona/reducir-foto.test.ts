import { describe, expect, it } from 'vitest';
import { ajustar, revisarImagen } from './reducir-foto.ts';

const u16 = (n: number) => [n >> 8, n & 0xff];

function png(ancho: number, alto: number): Uint8Array {
  const bytes = new Uint8Array(40);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const vista = new DataView(bytes.buffer);
  vista.setUint32(16, ancho);
  vista.setUint32(20, alto);
  return bytes;
}

const jpeg = (ancho: number, alto: number) =>
  new Uint8Array([
    0xff,
    0xd8,
    0xff,
    0xe0,
    ...u16(6),
    1,
    2,
    3,
    4,
    0xff,
    0xc2,
    ...u16(17),
    8,
    ...u16(alto),
    ...u16(ancho),
    3,
    0,
    0,
    0,
  ]);

/** Writes the simplest kind, whose header holds the size: lossy, one frame. */
function webp(ancho: number, alto: number): Uint8Array {
  const bytes = new Uint8Array(40);
  bytes.set(new TextEncoder().encode('RIFF\x20\0\0\0WEBPVP8 \x14\0\0\0'));
  bytes.set([0, 0, 0, 0x9d, 0x01, 0x2a], 20);
  const vista = new DataView(bytes.buffer);
  vista.setUint16(26, ancho, true);
  vista.setUint16(28, alto, true);
  return bytes;
}

describe('reducir-foto.test.ts', () => {
  it('acepta JPEG, PNG y WebP por su contenido', () => {
    expect(revisarImagen(jpeg(800, 1000))).toBeNull();
    expect(revisarImagen(png(800, 1000))).toBeNull();
    expect(revisarImagen(webp(800, 1000))).toBeNull();
  });

  it.each(['GIF89a', '%PDF-1.7', '<svg xmlns="http://www.w3.org/2000/svg"/>', ''])('refuses %j', (texto) => {
    expect(revisarImagen(new TextEncoder().encode(texto))).toBe('El archivo no es una imagen JPEG, PNG o WebP.');
  });

  it.each([
    ['un JPEG cortado antes de su cuadro', jpeg(800, 1000).slice(0, 12)],
    [
      'a JPEG with another thing inside',
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9]),
    ],
    ['un PNG cortado en su cabecera', png(800, 1000).slice(0, 20)],
    ['un PNG sin píxeles', png(0, 10)],
  ])('dice que %s está dañado', (_nombre, bytes) => {
    expect(revisarImagen(bytes)).toBe('No se pudo leer la imagen: el archivo está dañado.');
  });

  it('rechaza una imagen que llenaría la memoria', () => {
    const muchos = 'La imagen tiene demasiados píxeles: elija una de hasta 16 megapíxeles.';
    for (const crear of [png, jpeg, webp]) {
      expect(revisarImagen(crear(4000, 4000))).toBeNull();
      expect(revisarImagen(crear(4001, 4000))).toBe(muchos);
    }
  });

  it.each([
    [1200, 600, 600, 300],
    [600, 1200, 300, 600],
    [200, 100, 200, 100],
    [10_000, 1, 600, 1],
  ])('%i × %i becomes %i × %i', (ancho, alto, esperadoAncho, esperadoAlto) => {
    expect(ajustar({ ancho, alto })).toEqual({ ancho: esperadoAncho, alto: esperadoAlto });
  });
});
