import type { Page } from '@playwright/test';
import { expect, test } from '../../base/prueba.ts';
import { formularioIngreso, sesionGuardada } from '../../pantallas/ingreso.ts';

/** Leaves the tab as if nobody had signed in there. */
const olvidar = (page: Page): Promise<void> => page.evaluate(() => sessionStorage.clear());

/** Counts movements that never end. */
const sinFin = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.getAnimations().filter((una) => una.effect?.getComputedTiming().endTime === Infinity).length,
  );

/**
 * Counts movements, however short, that another colour of the whole page sets off: one for each element that inherits
 * it.
 */
const alCambiarDeColor = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const antes = document.getAnimations().length;
    document.body.style.color = 'red';
    const despues = document.getAnimations().length;
    document.body.style.color = '';
    return despues - antes;
  });

test.describe('ingreso.spec.ts', () => {
  // destino.test.ts tests every role's page and foreign addresses; FormularioIngreso.test.tsx, what is told of a
  // failure.
  test('a dónde se llega, y con qué sesión', async ({ page }) => {
    await test.step('la barra de progreso corre mientras corre el pedido, y nada más se mueve', async () => {
      const { promise: retenido, resolve: soltar } = Promise.withResolvers<void>();
      await page.route('**/v1/login_app', async (ruta) => {
        await retenido;
        await ruta.continue();
      });
      await page.goto('/');
      const barra = page.getByRole('progressbar', { name: 'Verificando sus datos' });
      await expect(barra).toBeHidden();
      await formularioIngreso(page).ingresar('ope.afiliaciones');
      await expect(barra).toBeVisible();
      // A user who asked for little movement sees still places for what is coming: only the bar says that something
      // goes on.
      expect(await sinFin(page)).toBe(1);
      await page.route('**/v1/estadistica/**', () => undefined);
      soltar();
      await expect(page).toHaveURL('/dashBoardVue');
      await expect(page.locator('.MuiSkeleton-root').first()).toBeVisible();
      expect(await sinFin(page)).toBe(0);
      expect(await alCambiarDeColor(page)).toBe(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
    await test.step('la sesión se guarda codificada, con token, usuario y rol', async () => {
      const [auth, token] = await sesionGuardada(page);
      const guardado: unknown = JSON.parse(Buffer.from(String(auth), 'base64').toString('utf8'));
      expect(guardado).toMatchObject({ token, username: 'ope.afiliaciones', usr: { codigoRol: 'OPE_AFILIACION' } });
      const carga: unknown = JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString('utf8'));
      expect(carga).toMatchObject({ usr: { codigoRol: 'OPE_AFILIACION' } });
    });
    await test.step('el segundo formulario sigue a la página que se pidió', async () => {
      await olvidar(page);
      await page.goto('/asegurado?numeroDocumento=1000100');
      await expect(page).toHaveURL(/\/login/);
      await formularioIngreso(page).ingresar('ope.afiliaciones');
      await expect(page).toHaveURL('/asegurado?numeroDocumento=1000100');
      await expect(page.getByRole('row', { name: /1000100/ })).toBeVisible();
    });
    await test.step('nunca se sigue una dirección ajena: sin otra, a /asegurado', async () => {
      await olvidar(page);
      await page.goto(`/login?volver=${encodeURIComponent('/\\otro.example')}`);
      await formularioIngreso(page).ingresar('ope.afiliaciones');
      await expect(page).toHaveURL('/asegurado');
    });
  });
});
