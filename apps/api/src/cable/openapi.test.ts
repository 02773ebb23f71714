import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { comoTexto, parteDe, rutasDe, SUPERFICIES } from '@sgpa/testing/cable/superficies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CARPETA = new URL('../../../../docs/api/openapi/', import.meta.url);

/** Lists what a standard linter of OpenAPI finds wrong in it. */
async function reparos(documento: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const hallados = await lintFromString({ source: documento, config });
  return hallados.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}

/** ADR 5 says what a change of the wire means, and how the files are written again. */
describe('openapi.test.ts', () => {
  let api: ApiDePrueba;
  let documento: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    documento = JSON.stringify((await api.pedir<object>(null, 'GET', '/api/documentacion/json')).body);
  });
  afterAll(() => api.cerrar());

  it.each(Object.entries(SUPERFICIES))(
    'la superficie %s es lo que dice su archivo en docs/api/openapi',
    async (nombre, comienzo) => {
      const archivo = fileURLToPath(new URL(`${nombre}.json`, CARPETA));
      await expect(`${comoTexto(parteDe(documento, comienzo))}\n`).toMatchFileSnapshot(archivo);
    },
  );

  it('hay un archivo por superficie, y ninguno de más', async () => {
    const esperados = Object.keys(SUPERFICIES).map((nombre) => `${nombre}.json`);
    expect((await readdir(CARPETA)).toSorted()).toEqual(esperados.toSorted());
  });

  it('cada ruta es de una superficie', () => {
    const sueltas = rutasDe(documento).filter(
      (ruta) => !Object.values(SUPERFICIES).some((comienzo) => ruta.includes(` ${comienzo}`)),
    );
    expect(sueltas).toEqual([]);
  });

  it('Redocly no halla un error ni un aviso en el documento, tampoco en el de una superficie', async () => {
    const partes = Object.values(SUPERFICIES).map((comienzo) => JSON.stringify(parteDe(documento, comienzo)));
    const hallados = await Promise.all([documento, ...partes].map(reparos));
    expect(hallados.flat()).toEqual([]);
  });
});
