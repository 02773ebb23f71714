import { crc32 } from 'node:zlib';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import sharp, { type Sharp } from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fotoDeIdentidad, prepararFoto } from './foto.ts';

/** A picture of one colour is small, whatever its size. Looking for a palette in it would cost eight times the rest. */
const liso = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#555' } }).png();
const base64 = async (imagen: Sharp) => (await imagen.toBuffer()).toString('base64');

function trozo(nombre: string, datos: Buffer): Buffer {
  const cuerpo = Buffer.concat([Buffer.from(nombre), datos]);
  const bytes = Buffer.alloc(cuerpo.length + 8);
  bytes.writeUInt32BE(datos.length);
  cuerpo.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(cuerpo), cuerpo.length + 4);
  return bytes;
}

/** Makes an interlaced PNG of 16 bits and RGBA (the heaviest to decode) with a good header and no picture. */
function soloCabecera(ancho: number, alto: number): string {
  const medidas = Buffer.alloc(13);
  medidas.writeUInt32BE(ancho);
  medidas.writeUInt32BE(alto, 4);
  medidas.set([16, 6, 0, 0, 1], 8);
  const firma = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([firma, trozo('IHDR', medidas), trozo('IDAT', Buffer.from('nada'))]).toString('base64');
}

describe('foto.test.ts', () => {
  afterEach(() => vi.restoreAllMocks());

  it('16 megapíxeles se admiten; uno más se rechaza y se dice cuántos caben', async () => {
    const foto = await prepararFoto(await base64(liso(4000, 4000)));
    expect(await sharp(foto ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 600 });
    await expect(prepararFoto(await base64(liso(4001, 4000)))).rejects.toEqual(new Rechazo('FOTO_MUY_GRANDE'));
  });

  it('los píxeles se leen en la cabecera: lo demás no se decodifica', async () => {
    await expect(prepararFoto(soloCabecera(7000, 7000))).rejects.toEqual(new Rechazo('FOTO_MUY_GRANDE'));
    await expect(prepararFoto(soloCabecera(70, 70))).rejects.toEqual(new Rechazo('FOTO_INVALIDA'));
  });

  it('un WebP se guarda como JPEG, también el que se mueve: su primer cuadro', async () => {
    const quieto = await prepararFoto(`data:image/webp;base64,${await base64(liso(80, 60).webp())}`);
    const cuadros = await Promise.all(
      ['#f00', '#00f'].map((background) => liso(80, 60).flatten({ background }).toBuffer()),
    );
    const animado = await prepararFoto(await base64(sharp(cuadros, { join: { animated: true } }).webp()));
    for (const foto of [quieto, animado])
      expect(await sharp(foto ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 80, height: 60 });
  });

  it.each([
    ['livianas', 1500, 2],
    ['pesadas', 2500, 1],
  ])(
    'ocho %s a la vez, de %i píxeles de lado: nunca más de %i se decodifican, y todas salen',
    async (_caso, lado, tope) => {
      const foto = await base64(liso(lado, lado));
      let [ahora, mayor] = [0, 0];
      const { toBuffer } = sharp.prototype;
      vi.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function (this: Sharp) {
        ahora += 1;
        mayor = Math.max(mayor, ahora);
        return toBuffer.call(this).finally(() => {
          ahora -= 1;
        });
      });
      const fotos = await Promise.all(Array.from({ length: 8 }, () => prepararFoto(foto)));
      expect(fotos.every((preparada) => preparada !== null)).toBe(true);
      expect(mayor).toBe(tope);
    },
  );

  it('la del servicio de identidad: la pequeña queda como vino, la enorme y la que no es imagen se dejan', async () => {
    const pequena = await liso(80, 60).jpeg().toBuffer();
    expect(await fotoDeIdentidad(pequena.toString('base64'))).toEqual(pequena);
    expect(await fotoDeIdentidad(soloCabecera(7000, 7000))).toBeNull();
    expect(await fotoDeIdentidad('bm8gc295IHVuYSBpbWFnZW4=')).toBeNull();
  });
});
