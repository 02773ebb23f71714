import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leerConfig } from '../../config.ts';
import { prepararLlaveAnterior, prepararLlaveDeFactores } from './llave-factores.ts';

describe('llave-factores.test.ts', () => {
  let raiz: string;
  beforeAll(async () => {
    raiz = await mkdtemp(path.join(tmpdir(), 'sgpa-factores-'));
  });
  afterAll(() => rm(raiz, { recursive: true }));

  const config = () => leerConfig({ DATABASE_URL: 'postgres://x@127.0.0.1/x', SGPA_DATA_DIR: raiz });
  const con = (clave: string, produccion: boolean) => ({
    ...config(),
    produccion,
    segundoFactor: { clave, anterior: null },
  });

  it('una demostración hace la suya al primer inicio, solo para su dueño, y la conserva', async () => {
    const [una, otra] = await Promise.all([prepararLlaveDeFactores(config()), prepararLlaveDeFactores(config())]);
    expect(una).toHaveLength(32);
    expect(otra).toEqual(una);
    expect(await prepararLlaveDeFactores(config())).toEqual(una);
    expect((await stat(path.join(raiz, 'segundo-factor', 'clave.txt'))).mode & 0o777).toBe(0o600);
  });

  it('producción toma la propia y no admite la de una demostración', async () => {
    await prepararLlaveDeFactores(config());
    await expect(prepararLlaveDeFactores(con(path.join(raiz, 'segundo-factor', 'clave.txt'), true))).rejects.toThrow(
      'En producción no se admite la clave de demostración',
    );
    const [propia, corta] = [path.join(raiz, 'propia'), path.join(raiz, 'corta')];
    const bytes = randomBytes(32);
    await writeFile(propia, `${bytes.toString('base64')}\n`);
    await writeFile(corta, randomBytes(16).toString('base64'));
    expect(await prepararLlaveDeFactores(con(propia, true))).toEqual(bytes);
    await expect(prepararLlaveDeFactores(con(corta, true))).rejects.toThrow('32 bytes');
    await expect(prepararLlaveDeFactores(con(path.join(raiz, 'no-hay'), true))).rejects.toThrow('No se puede leer');
  });

  it('la anterior es ninguna, o un archivo como el de la de ahora, que producción no toma de una demostración', async () => {
    const con = (anterior: string | null) =>
      prepararLlaveAnterior({ ...config(), produccion: true, segundoFactor: { clave: null, anterior } });
    expect(await con(null)).toBeNull();
    const propia = path.join(raiz, 'anterior');
    const bytes = randomBytes(32);
    await writeFile(propia, bytes.toString('base64'));
    expect(await con(propia)).toEqual(bytes);
    await prepararLlaveDeFactores(config());
    await expect(con(path.join(raiz, 'segundo-factor', 'clave.txt'))).rejects.toThrow(
      'configure SGPA_SEGUNDO_FACTOR_CLAVE_ANTERIOR',
    );
  });
});
