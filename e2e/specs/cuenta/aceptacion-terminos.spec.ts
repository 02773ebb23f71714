import { expect, test } from '../../base/prueba.ts';
import { formularioIngreso, sesionGuardada } from '../../pantallas/ingreso.ts';

const ACEPTAR = '¿Confirmación de la activación de credenciales.?';
const RECHAZAR = '¿Usted está en desacuerdo con los términos y condiciones de uso?';

test.describe('aceptacion-terminos.spec.ts', () => {
  // DialogoTerminos.test.tsx tests questions, a text that changed meanwhile, and a check that fails.
  test('a quien no aceptó no se lo deja pasar, quien no acepta termina su sesión, y aceptar activa para siempre', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('sin.terminos');
    const dialogo = page.getByRole('dialog', { name: /términos y condiciones/i });
    const filas = page.getByRole('radio', { name: /^CI \d/ });
    await test.step('quien no aceptó encuentra un diálogo que no se puede esquivar', async () => {
      await expect(dialogo.getByText(/25 de enero de 2023/).first()).toBeVisible();
      // Nothing shines through: the page behind holds what the server refused.
      await expect(page.locator('.MuiBackdrop-root')).toHaveCSS('background-color', /^rgb\(/);
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 5);
      await expect(dialogo).toBeVisible();
      await page.reload();
      await expect(dialogo).toBeVisible();
      const ancho = () => dialogo.evaluate((elemento) => elemento.getBoundingClientRect().width / innerWidth);
      await expect.poll(ancho).toBeLessThanOrEqual(0.7);
    });
    await test.step('no aceptar termina la sesión', async () => {
      await page.getByRole('button', { name: 'No acepto' }).click();
      await page.getByRole('alertdialog', { name: RECHAZAR }).getByRole('button', { name: 'Aceptar' }).click();
      await expect(page).toHaveURL('/login');
      expect(await sesionGuardada(page)).toEqual([null, null]);
      await expect.poll(() => servidor.titulares(token).catch((error: Error) => error.message)).toContain('401');
    });
    await test.step('aceptar activa para siempre', async () => {
      await formularioIngreso(page).ingresar('sin.terminos');
      await dialogo.getByRole('button', { name: 'Acepto los Terminos' }).click();
      await page.getByRole('alertdialog', { name: ACEPTAR }).getByRole('button', { name: 'Aceptar' }).click();
      await expect(dialogo).toBeHidden();
      await expect(filas.first()).toBeVisible();
      // The session that the test planted at first is not planted again.
      await page.evaluate((sembrada) => sessionStorage.setItem('prueba-sembradas', sembrada), token);
      await page.reload();
      await expect(filas.first()).toBeVisible();
      await expect(dialogo).toBeHidden();
    });
  });
});
