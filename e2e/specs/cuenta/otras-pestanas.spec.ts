import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../base/prueba.ts';
import { formularioIngreso, sesionGuardada } from '../../pantallas/ingreso.ts';

/** As a person does it in the first tab; what a test plants would be in every tab. */
async function ingresarEn(page: Page): Promise<void> {
  await page.goto('/login');
  await formularioIngreso(page).ingresar('ope.afiliaciones');
  await expect(page).toHaveURL('/asegurado');
}

/** A tab that shares nothing with the first but the browser. */
async function abrir(context: BrowserContext, ruta: string): Promise<Page> {
  const otra = await context.newPage();
  await otra.goto(ruta);
  return otra;
}

test.describe('otras-pestanas.spec.ts', () => {
  test('un enlace abierto en otra pestaña entra con la sesión de la primera, con sus dos claves y nada más', async ({
    page,
    context,
  }) => {
    await ingresarEn(page);
    const otra = await abrir(context, '/consultas');
    await expect(otra.getByRole('textbox', { name: 'Número de documento' })).toBeVisible();
    await expect(otra).toHaveURL('/consultas');
    expect(await sesionGuardada(otra)).toEqual(await sesionGuardada(page));
    expect(await otra.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('sin otra pestaña con sesión, el ingreso no espera a nadie', async ({ page, context }) => {
    // Another tab, without a session.
    await page.goto('/login');
    const otra = await context.newPage();
    // No clock of the page moves: who waits would wait for ever.
    await otra.clock.install();
    await otra.clock.pauseAt(Date.now() + 60_000);
    await otra.goto('/consultas');
    await expect(otra).toHaveURL(/\/login\?volver=/);
  });

  test('cerrar la sesión en una lo dice en la otra, que queda donde estaba, y ya no da sesión a nadie', async ({
    page,
    context,
  }) => {
    await ingresarEn(page);
    const otra = await abrir(context, '/consultas');
    await otra.getByRole('textbox', { name: 'Número de documento' }).fill('1000100');
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(page).toHaveURL('/');
    await expect(otra.getByRole('dialog', { name: 'Su sesión terminó' })).toBeVisible();
    expect(await sesionGuardada(otra)).toEqual([null, null]);
    const tercera = await abrir(context, '/consultas');
    await expect(tercera).toHaveURL(/\/login\?volver=/);
  });

  test('una sesión revocada se dice al primer botón, aunque ese no pida nada', async ({ page, entrar, servidor }) => {
    await page.clock.install();
    const token = await entrar('ope.afiliaciones', '/ayuda');
    await expect(page.getByRole('heading', { level: 1, name: 'AYUDA' })).toBeVisible();
    // What the page asks by itself would tell it first.
    await page.waitForLoadState('networkidle');
    await servidor.revocar(token);
    await page.clock.fastForward(20_000);
    // An answer that came late may have told it already, over everything.
    await page.getByRole('button', { name: 'Asegurados', includeHidden: true }).dispatchEvent('click');
    await expect(page.getByRole('dialog', { name: 'Su sesión terminó' })).toBeVisible();
  });
});
