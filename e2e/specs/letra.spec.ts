import type { Locator, Page } from '@playwright/test';
import { ir } from '../base/ir.ts';
import { letrasDibujadas } from '../base/letra.ts';
import { expect, test } from '../base/prueba.ts';
import { formularioIngreso } from '../pantallas/ingreso.ts';
import { pantallaLista } from '../pantallas/lista.ts';
import { leer, observar } from '../rendimiento/vitales.ts';

const PROPIA = 'Atkinson Hyperlegible Next';

/** Measures ten times each figure, written where the element has its text. */
const anchosDeCifras = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .first()
    .evaluate((lugar) => {
      const regla = document.createElement('span');
      regla.style.cssText = 'position:absolute;white-space:nowrap';
      lugar.append(regla);
      const anchos = [...'0123456789'].map((cifra) => {
        regla.textContent = cifra.repeat(10);
        return regla.getBoundingClientRect().width;
      });
      regla.remove();
      return anchos;
    });

/** Opens a page whose letter comes only once it is drawn with another one. */
async function tardar(page: Page, abrir: () => Promise<unknown>, dibujada: Locator): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 768 });
  const suelta = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (pedido) => {
    await suelta.promise;
    await pedido.continue();
  });
  await observar(page);
  // The page has loaded once its letter has: only what is drawn before that is waited for.
  const abierta = abrir();
  await expect(dibujada).toBeVisible();
  const antes = await leer(page);
  expect(await letrasDibujadas(page)).not.toContain(PROPIA);
  suelta.resolve(undefined);
  await abierta;
  await expect.poll(() => letrasDibujadas(page)).toEqual([PROPIA]);
  expect((await leer(page)).cls - antes.cls).toBeLessThanOrEqual(0.02);
}

test.describe('letra.spec.ts', () => {
  test('la letra de la lista y de lo impreso; si llega tarde, nada se mueve: la lista', async ({
    page,
    entrar,
    baseURL,
  }) => {
    const pedidos: string[] = [];
    page.on('request', (pedido) => pedidos.push(pedido.url()));
    const venida = page.waitForResponse(/\.woff2$/);
    await test.step('si la letra llega tarde, nada se mueve: la lista', () =>
      tardar(page, () => entrar('ope.afiliaciones'), pantallaLista(page).radios.nth(24)));
    await test.step('la letra es la del producto en todo texto, y viene una vez, de su propio servidor', async () => {
      const letra = await venida;
      expect((await letra.body()).byteLength).toBeLessThan(60_000);
      expect(letra.headers()['cache-control']).toContain('immutable');
      await expect(pantallaLista(page).radios).toHaveCount(25);
      // The browser's translator would write ROSA GUERRA in another language, and send her to a third party.
      await expect(page.getByRole('cell').first()).toHaveJSProperty('translate', false);
      await expect.poll(() => page.evaluate(() => document.fonts.check('14px Letra'))).toBe(true);
      await expect.poll(() => letrasDibujadas(page)).toEqual([PROPIA]);
      const familias = await page.evaluate(() =>
        [...document.querySelectorAll('body, td, th, h1, label, input.MuiInputBase-input')].map(
          (e) => getComputedStyle(e).fontFamily,
        ),
      );
      expect(new Set(familias)).toEqual(new Set(['Letra, Respaldo, sans-serif']));
      expect(pedidos.filter((url) => url.endsWith('.woff2'))).toHaveLength(1);
      expect(pedidos.filter((url) => !url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url))).toEqual([]);
    });
    await test.step('las cifras tienen un mismo ancho en tablas y campos', async () => {
      await expect(pantallaLista(page).radios).toHaveCount(25);
      await expect.poll(() => page.evaluate(() => document.fonts.check('14px Letra'))).toBe(true);
      for (const selector of ['tbody td:nth-child(3)', 'th'])
        expect(new Set(await anchosDeCifras(page, selector)).size, selector).toBe(1);
      const campos = page.locator('main input.MuiInputBase-input');
      const formas = await campos.evaluateAll((todos) => todos.map((uno) => getComputedStyle(uno).fontVariantNumeric));
      expect(new Set(formas)).toEqual(new Set(['tabular-nums']));
    });
    await test.step('lo impreso lleva la misma letra', async () => {
      await ir(page, '/perfil');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => letrasDibujadas(page)).toEqual([PROPIA]);
      // An entity's emblem is a picture with letters of its own.
      await page.addStyleTag({ content: 'img { display: none }' });
      const hoja = (await page.pdf()).toString('latin1');
      const letras = [...hoja.matchAll(/\/FontName \/(?:\w+\+)?([\w-]+)/g)].map(([, nombre = '']) => nombre);
      expect(letras.length).toBeGreaterThan(0);
      for (const nombre of letras) expect(nombre).toMatch(/^AtkinsonHyperlegibleNext/);
    });
  });

  test('si la letra llega tarde, nada se mueve: el ingreso', async ({ page }) => {
    await tardar(page, () => page.goto('/login'), formularioIngreso(page).boton);
  });
});
