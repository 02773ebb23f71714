import { readdir } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { type Caso, grabar } from '@sgpa/testing/cable/caso';
import { ESCRIBEN, LEEN } from '@sgpa/testing/cable/casos/todos';
import { personalesEn } from '@sgpa/testing/cable/personales';
import { comoTexto, rutasDe } from '@sgpa/testing/cable/superficies';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CARPETA = new URL('../../../../docs/api/respuestas/', import.meta.url);
let registro = '';
const log = pino(
  { level: 'trace' },
  new Writable({
    write(trozo, _codificacion, listo) {
      registro += String(trozo);
      listo();
    },
  }),
);

async function comparar(api: ApiDePrueba, slug: string, casos: readonly Caso[]): Promise<void> {
  registro = '';
  const grabados = await grabar(api, casos);
  // Each request has a log line with its id, and the log holds nothing of anybody.
  const deServicio = grabados.length - casos.filter(({ ruta }) => !/^\/(api|monitoreo)\//.test(ruta)).length;
  expect(registro.match(/"reqId":"[\w-]{36}".*"msg":"request"/g)?.length ?? 0).toBeGreaterThanOrEqual(deServicio);
  expect(personalesEn(registro, grabados)).toEqual([]);
  expect(registro).not.toMatch(/eyJ|Bearer/);
  await expect(`${comoTexto(grabados)}\n`).toMatchFileSnapshot(fileURLToPath(new URL(`${slug}.json`, CARPETA)));
}

/** ADR 5 says how the files are written again. */
describe('respuestas.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba({ log });
  });
  afterAll(() => api.cerrar());

  it.each(Object.entries(LEEN))('%s: como está grabado en docs/api/respuestas', (slug, casos) =>
    comparar(api, slug, casos),
  );

  it.each(Object.entries(ESCRIBEN))('%s: como está grabado en docs/api/respuestas', async (slug, casos) => {
    const propia = await crearApiDePrueba({ log });
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
    expect(pocos).toEqual([]);
  });
});
