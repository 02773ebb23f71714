import { readdir } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/banco-de-pruebas/api';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caso, grabar } from './testing/caso.ts';
import { ESCRIBEN, LEEN } from './testing/casos/todos.ts';
import { Contador } from './testing/mensajes.ts';
import { personalesEn } from './testing/personales.ts';
import { comoTexto, rutasDe } from './testing/superficies.ts';

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

async function comparar(api: ApiDePrueba, slug: string, casos: readonly Caso[], contador: Contador): Promise<void> {
  registro = '';
  const grabados = await grabar(api, casos, contador);
  // A line of each request, with its id, and nothing in the log of anybody's.
  const deServicio = grabados.length - casos.filter(({ ruta }) => !/^\/(api|monitoreo)\//.test(ruta)).length;
  expect(registro.match(/"reqId":"[\w-]{36}".*"msg":"request"/g)?.length ?? 0).toBeGreaterThanOrEqual(deServicio);
  expect(personalesEn(registro, grabados)).toEqual([]);
  expect(registro).not.toMatch(/eyJ|Bearer/);
  await expect(`${comoTexto(grabados)}\n`).toMatchFileSnapshot(fileURLToPath(new URL(`${slug}.json`, CARPETA)));
  expect(contador.deMas).toEqual([]);
}

/** How the files are written again: docs/decisions/0070-cable-congelado.md. */
describe('respuestas.test.ts', () => {
  let api: ApiDePrueba;
  let contador: Contador;
  beforeAll(async () => {
    api = await crearApiDePrueba({ log, alEnviar: (mensaje) => contador.alEnviar(mensaje) });
  });
  beforeEach(() => {
    contador = new Contador('ingreso', false);
  });
  afterAll(() => api.cerrar());

  it.each(Object.entries(LEEN))(
    '%s: como está grabado en docs/api/respuestas, y sin ir a la base más veces que las suyas',
    async (slug, casos) => {
      contador = new Contador(slug, true);
      await comparar(api, slug, casos, contador);
    },
  );

  it.each(Object.entries(ESCRIBEN))(
    '%s: como está grabado en docs/api/respuestas, y sin ir a la base más veces que las suyas',
    async (slug, casos) => {
      contador = new Contador(slug, false);
      const propia = await crearApiDePrueba({ log, alEnviar: contador.alEnviar });
      await comparar(propia, slug, casos, contador).finally(() => propia.cerrar());
    },
  );

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
