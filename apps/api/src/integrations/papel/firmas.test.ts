import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AHORA } from '@sgpa/testing/reloj';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leerConfig } from '../../config.ts';
import { leerFirmas, prepararFirmas } from './firmas.ts';
import { hacerLlavesDemo } from './llaves-demo.ts';

describe('firmas.test.ts', () => {
  let raiz: string;
  beforeAll(async () => {
    raiz = await mkdtemp(path.join(tmpdir(), 'sgpa-firmas-'));
  });
  afterAll(() => rm(raiz, { recursive: true }));

  const conDatos = (carpeta: string) =>
    leerConfig({ DATABASE_URL: 'postgres://x@127.0.0.1/x', SGPA_DATA_DIR: path.join(raiz, carpeta) });

  it('una demostración hace las suyas al primer inicio, solo para su dueño, y las conserva', async () => {
    const config = conDatos('demo');
    const primera = await prepararFirmas(config, AHORA);
    expect(await prepararFirmas(config, AHORA)).toEqual(primera);
    const carpeta = path.join(config.carpetaDatos, 'firma');
    const archivos = await readdir(carpeta);
    expect(archivos.toSorted()).toEqual(['pdf.certificado.pem', 'pdf.clave.pem', 'qr.clave.pem']);
    for (const archivo of archivos) expect((await stat(path.join(carpeta, archivo))).mode & 0o777).toBe(0o600);
    expect((await stat(carpeta)).mode & 0o777).toBe(0o700);
  });

  it('dos servidores que inician a la vez firman con las mismas', async () => {
    const config = conDatos('dos');
    const [una, otra] = await Promise.all([prepararFirmas(config, AHORA), prepararFirmas(config, AHORA)]);
    expect(otra).toEqual(una);
    expect(await readdir(config.carpetaDatos)).toEqual(['firma']);
  });

  it('lo que se configura se lee de sus archivos; lo que no sirve se dice al iniciar', async () => {
    const { clave, certificado, qr } = await hacerLlavesDemo(AHORA);
    const ajena = (await hacerLlavesDemo(AHORA)).clave;
    const firma = {
      clave: path.join(raiz, 'c.pem'),
      certificado: path.join(raiz, 'x.pem'),
      qr: path.join(raiz, 'q.pem'),
    };
    await Promise.all([
      writeFile(firma.clave, clave),
      writeFile(firma.certificado, certificado),
      writeFile(firma.qr, qr),
    ]);
    const config = { ...conDatos('nadie'), firma };
    const { pdf } = await prepararFirmas(config, AHORA);
    expect(pdf.clave).toBe(await readFile(firma.clave, 'utf8'));
    await expect(prepararFirmas({ ...config, produccion: true }, AHORA)).rejects.toThrow('certificado de demostración');
    const perdida = { ...firma, qr: path.join(raiz, 'no-hay.pem') };
    await expect(prepararFirmas({ ...config, firma: perdida }, AHORA)).rejects.toThrow(/No se puede leer .*no-hay/);
    await expect(leerFirmas({ clave: ajena, certificado, qr }, false)).rejects.toThrow(
      'SGPA_FIRMA_CLAVE no es la clave',
    );
    await expect(leerFirmas({ clave, certificado: '', qr }, false)).rejects.toThrow('no tiene ningún certificado');
    await expect(leerFirmas({ clave, certificado, qr: 'x' }, false)).rejects.toThrow('SGPA_FIRMA_QR');
  });
});
