import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/banco-de-pruebas/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caso, grabar } from './testing/caso.ts';
import { CASOS_ACTUALIZACION } from './testing/casos/actualizacion.ts';
import { CASOS_ASEGURADO } from './testing/casos/asegurado.ts';
import { CASOS_CATALOGO } from './testing/casos/catalogo.ts';
import { CASOS_CUENTA } from './testing/casos/cuenta.ts';
import { CASOS_REGISTRO } from './testing/casos/registro.ts';
import { CASOS_VALIDACION } from './testing/casos/validacion.ts';
import { casosEnSuCarpeta } from './testing/casos-por-caso.ts';
import { comoTexto, rutasDe } from './testing/superficies.ts';

const CARPETA = new URL('../../../../docs/api/respuestas/', import.meta.url);
/** These change nothing that another one of them would show. */
const LEEN = { ...CASOS_CATALOGO, ...CASOS_ASEGURADO, ...CASOS_VALIDACION };
const ESCRIBEN = { ...CASOS_CUENTA, ...(await casosEnSuCarpeta()), ...CASOS_REGISTRO, ...CASOS_ACTUALIZACION };

const comparar = async (api: ApiDePrueba, slug: string, casos: readonly Caso[]) =>
  expect(`${comoTexto(await grabar(api, casos))}\n`).toMatchFileSnapshot(
    fileURLToPath(new URL(`${slug}.json`, CARPETA)),
  );

/** How the files are written again: docs/decisions/0070-cable-congelado.md. */
describe('respuestas.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  it.each(Object.entries(LEEN))('%s: como está grabado en docs/api/respuestas', (slug, casos) =>
    comparar(api, slug, casos),
  );

  it.each(Object.entries(ESCRIBEN))('%s: como está grabado en docs/api/respuestas', async (slug, casos) => {
    const propia = await crearApiDePrueba();
    await comparar(propia, slug, casos).finally(() => propia.cerrar());
  });

  it('hay un archivo por caso de uso, y ninguno de más', async () => {
    const esperados = Object.keys({ ...LEEN, ...ESCRIBEN }).map((slug) => `${slug}.json`);
    expect((await readdir(CARPETA)).toSorted()).toEqual(esperados.toSorted());
  });

  it('de cada ruta se graban al menos dos casos', async () => {
    const { body } = await api.pedir<object>(null, 'GET', '/api/documentacion/json');
    const casos = Object.values({ ...LEEN, ...ESCRIBEN }).flat();
    const pocos = rutasDe(JSON.stringify(body)).filter((operacion) => {
      const [suMetodo, ruta = ''] = operacion.split(' ');
      const forma = new RegExp(`^${ruta.replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`);
      return casos.filter((caso) => (caso.metodo ?? 'GET') === suMetodo && forma.test(caso.ruta)).length < 2;
    });
    // It takes nothing and knows nothing: one answer is all it has.
    expect(pocos).toEqual(['GET /salud/vivo']);
  });
});
