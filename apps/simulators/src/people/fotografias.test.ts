import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { crearFotografias } from './fotografias.ts';
import { personaSintetica } from './sintetica.ts';

const metadatos = (base64: string) => sharp(Buffer.from(base64, 'base64')).metadata();

describe('fotografias.test.ts', () => {
  it('da un JPEG de 300 x 300, el mismo para la misma persona aunque se olvide', async () => {
    const fotografias = crearFotografias(1);
    const una = personaSintetica(1, 2_000_000);
    const foto = await fotografias(una);
    expect(await metadatos(foto)).toMatchObject({ format: 'jpeg', width: 300, height: 300 });
    const otras = await Promise.all([1, 2, 3, 4, 5].map((i) => fotografias(personaSintetica(1, 2_000_000 + i))));
    expect(new Set([foto, ...otras]).size).toBeGreaterThan(1);
    expect(await fotografias(una)).toBe(foto);
  });
});
