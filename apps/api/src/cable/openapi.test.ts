import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/banco-de-pruebas/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comoTexto, parteDe, rutasDe, SUPERFICIES, type Superficie } from './testing/superficies.ts';

const CARPETA = new URL('../../../../docs/api/', import.meta.url);
const nombres = Object.keys(SUPERFICIES) as Superficie[];

/** What a change of the wire means, and how the files are written again: docs/decisions/0070-cable-congelado.md. */
describe('openapi.test.ts', () => {
  let api: ApiDePrueba;
  let documento: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    documento = JSON.stringify((await api.pedir<object>(null, 'GET', '/api/documentacion/json')).body);
  });
  afterAll(() => api.cerrar());

  it.each(nombres)('%s es lo que dice su archivo de docs/api', async (superficie) => {
    const archivo = fileURLToPath(new URL(`${superficie}.json`, CARPETA));
    await expect(`${comoTexto(parteDe(documento, superficie))}\n`).toMatchFileSnapshot(archivo);
  });

  it('cada ruta es de una superficie, y cada archivo de docs/api, de una de ellas', async () => {
    const sueltas = rutasDe(documento).filter(
      (ruta) => !Object.values(SUPERFICIES).some((comienzo) => ruta.includes(` ${comienzo}`)),
    );
    expect(sueltas).toEqual([]);
    const archivos = (await readdir(CARPETA)).filter((nombre) => nombre.endsWith('.json'));
    expect(archivos.toSorted()).toEqual(nombres.map((nombre) => `${nombre}.json`).toSorted());
  });
});
