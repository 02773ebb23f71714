import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recibir } from './cuerpos-grandes.ts';

const TROZO = Buffer.alloc(70_000, 'x');

describe('recepcion.test.ts', () => {
  let carpeta: string;
  beforeEach(async () => {
    carpeta = await mkdtemp(join(tmpdir(), 'recepcion-'));
    vi.stubEnv('TMPDIR', carpeta);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await rm(carpeta, { recursive: true });
  });

  it('lo que llega a trozos se lee después, entero y en orden, y nunca tuvo nombre en la carpeta', async () => {
    const cuerpo = new PassThrough();
    const trozos = Array.from({ length: 20 }, (_, i) => Buffer.alloc(50_000, i));
    const recibido = recibir(cuerpo, 1_000_000);
    for (const trozo of trozos) await new Promise((resolve) => cuerpo.write(trozo, resolve));
    expect(await readdir(carpeta)).toEqual([]);
    cuerpo.end();
    expect((await buffer(await recibido)).equals(Buffer.concat(trozos))).toBe(true);
    expect(await readdir(carpeta)).toEqual([]);
  });

  it('de lo que pasa del máximo se guarda un trozo más y se deja de leer, con la conexión abierta para decirlo', async () => {
    const cuerpo = Readable.from(Array.from({ length: 5 }, () => TROZO));
    const recibido = await recibir(cuerpo, 2 * TROZO.length);
    expect(await buffer(recibido)).toHaveLength(3 * TROZO.length);
    expect(cuerpo.destroyed).toBe(false);
  });

  it('quien se va a la mitad no deja nada: se rechaza', async () => {
    const cuerpo = new PassThrough();
    cuerpo.write(TROZO);
    const recibido = recibir(cuerpo, 1_000_000);
    cuerpo.destroy();
    await expect(recibido).rejects.toEqual(new Rechazo('SOLICITUD_INVALIDA'));
    expect(await readdir(carpeta)).toEqual([]);
  });

  it('sin dónde guardarlo falla con su causa, que no es del cliente', async () => {
    vi.stubEnv('TMPDIR', join(carpeta, 'no-hay'));
    await expect(recibir(new PassThrough(), 1)).rejects.toThrow('ENOENT');
  });
});
