import { fileURLToPath } from 'node:url';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/banco-de-pruebas/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comoTexto, parteDe, rutasDe, SUPERFICIES } from './testing/superficies.ts';

const ARCHIVO = fileURLToPath(new URL('../../../../docs/api/openapi.json', import.meta.url));

/** What a change of the wire means, and how the file is written again: docs/decisions/0070-cable-congelado.md. */
describe('openapi.test.ts', () => {
  let api: ApiDePrueba;
  let documento: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    documento = JSON.stringify((await api.pedir<object>(null, 'GET', '/api/documentacion/json')).body);
  });
  afterAll(() => api.cerrar());

  it('cada superficie es lo que dice docs/api/openapi.json de ella', async () => {
    const superficies = Object.entries(SUPERFICIES).map(([nombre, comienzo]) => [nombre, parteDe(documento, comienzo)]);
    await expect(`${comoTexto(Object.fromEntries(superficies))}\n`).toMatchFileSnapshot(ARCHIVO);
  });

  it('cada ruta es de una superficie', () => {
    const sueltas = rutasDe(documento).filter(
      (ruta) => !Object.values(SUPERFICIES).some((comienzo) => ruta.includes(` ${comienzo}`)),
    );
    expect(sueltas).toEqual([]);
  });
});
