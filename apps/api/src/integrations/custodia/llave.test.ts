import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leerConfig } from '../../config.ts';
import { leerClaves, prepararFirmante } from './llave.ts';

describe('llave.test.ts', () => {
  let raiz: string;
  beforeAll(async () => {
    raiz = await mkdtemp(path.join(tmpdir(), 'sgpa-llave-'));
  });
  afterAll(() => rm(raiz, { recursive: true }));

  const conDatos = (carpeta: string) =>
    leerConfig({ DATABASE_URL: 'postgres://x@127.0.0.1/x', SGPA_DATA_DIR: path.join(raiz, carpeta) });
  const propia = async (tipo: 'ed25519' | 'x25519') => {
    const archivo = path.join(raiz, `${tipo}.pem`);
    const { privateKey } = tipo === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('x25519');
    await writeFile(archivo, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    return archivo;
  };

  it('una demostración hace la suya al primer inicio, solo para su dueño; dos a la vez, la misma', async () => {
    const config = conDatos('demo');
    const [una, otra] = await Promise.all([prepararFirmante(config), prepararFirmante(config)]);
    expect(otra.kid).toBe(una.kid);
    const archivo = path.join(config.carpetaDatos, 'firma-auditoria', 'clave.pem');
    expect((await stat(archivo)).mode & 0o777).toBe(0o600);
    expect(await readdir(path.dirname(archivo))).toEqual(['clave.pem']);
    expect(await readdir(path.join(config.auditoria.carpeta, 'claves'))).toEqual([`${una.kid}.pem`]);
  });

  it('producción no admite la de una demostración, aunque se configure; ni otra que no sea Ed25519', async () => {
    const demo = conDatos('otra');
    await prepararFirmante(demo);
    const clave = path.join(demo.carpetaDatos, 'firma-auditoria', 'clave.pem');
    const con = (cual: string, produccion: boolean) =>
      prepararFirmante({ ...demo, produccion, auditoria: { ...demo.auditoria, clave: cual } });
    await expect(con(clave, true)).rejects.toThrow('En producción no se admite la clave de demostración');
    await expect(con(await propia('x25519'), true)).rejects.toThrow('debe ser una clave privada Ed25519');
    await expect(con(path.join(raiz, 'no-hay.pem'), true)).rejects.toThrow(/No se puede leer .*no-hay/);
    expect((await con(await propia('ed25519'), true)).kid).toMatch(/^[0-9a-f]{32}$/);
  });

  it('las claves de antes se quedan; una con el nombre de otra no cuenta', async () => {
    const config = conDatos('rotada');
    const vieja = await prepararFirmante(config);
    await rm(path.join(config.carpetaDatos, 'firma-auditoria'), { recursive: true });
    const nueva = await prepararFirmante(config);
    expect([...(await leerClaves(config.auditoria.carpeta)).keys()].toSorted()).toEqual(
      [vieja.kid, nueva.kid].toSorted(),
    );
    const carpeta = path.join(config.auditoria.carpeta, 'claves');
    await rename(path.join(carpeta, `${nueva.kid}.pem`), path.join(carpeta, `${vieja.kid}.pem`));
    expect((await leerClaves(config.auditoria.carpeta)).size).toBe(0);
    expect(await readFile(path.join(carpeta, `${vieja.kid}.pem`), 'utf8')).toContain('PUBLIC KEY');
  });
});
