import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../base/prueba.ts';
import { formularioIngreso, sesionGuardada } from '../../pantallas/ingreso.ts';

/** Opens a tab that shares nothing with the first but the browser. */
async function abrir(context: BrowserContext, ruta: string): Promise<Page> {
  const otra = await context.newPage();
  await otra.goto(ruta);
  return otra;
}

test.describe('otras-pestanas.spec.ts', () => {
  // sesion.spec.ts tests a session revoked on the server, told by the first button.
  test('un enlace abierto en otra pestaña entra con la sesión de la primera, que al cerrarse termina en las dos', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    // The user signs in by hand in the first tab; what a test plants would be in every tab.
    await formularioIngreso(page).ingresar('ope.afiliaciones');
    await expect(page).toHaveURL('/asegurado');
    const otra = await abrir(context, '/consultas');
    const numero = otra.getByRole('textbox', { name: 'Número de documento' });
    await test.step('con sus dos claves y nada más', async () => {
      await expect(numero).toBeVisible();
      await expect(otra).toHaveURL('/consultas');
      expect(await sesionGuardada(otra)).toEqual(await sesionGuardada(page));
      expect(await otra.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });
    await test.step('cerrar la sesión en una lo dice en la otra, que queda donde estaba, y ya no da sesión a nadie', async () => {
      await numero.fill('1000100');
      await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
      await expect(page).toHaveURL('/');
      await expect(otra.getByRole('dialog', { name: 'Su sesión terminó' })).toBeVisible();
      await expect(otra).toHaveURL('/consultas');
      expect(await sesionGuardada(otra)).toEqual([null, null]);
    });
    await test.step('sin otra pestaña con sesión, el ingreso no espera a nadie', async () => {
      const tercera = await context.newPage();
      // No clock of the page moves, so a page that waits would wait for ever.
      await tercera.clock.install();
      await tercera.clock.pauseAt(Date.now() + 60_000);
      await tercera.goto('/consultas');
      await expect(tercera).toHaveURL(/\/login\?volver=/);
    });
  });
});
