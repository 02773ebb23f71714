import { expect, test } from '../../base/prueba.ts';
import { formularioIngreso, sesionGuardada } from '../../pantallas/ingreso.ts';

const ACEPTAR = '¿Confirmación de la activación de credenciales.?';
const RECHAZAR = '¿Usted está en desacuerdo con los términos y condiciones de uso?';
/** What was in force when the person began to read. */
const ANTERIOR = { version: 'anterior', texto: 'Este texto ya no está vigente.' };

test.describe('aceptacion-terminos.spec.ts', () => {
  test('a quien no aceptó no se lo deja pasar, y quien no acepta termina su sesión', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('sin.terminos', '/dashBoardVue');
    await test.step('quien no aceptó encuentra un diálogo que no se puede esquivar', async () => {
      const dialogo = page.getByRole('dialog', { name: /términos y condiciones/i });
      await expect(dialogo).toBeVisible();
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
    await test.step('no aceptar pregunta primero, y termina la sesión', async () => {
      await page.getByRole('button', { name: 'No acepto' }).click();
      const pregunta = page.getByRole('alertdialog', { name: RECHAZAR });
      await expect(pregunta).toHaveAccessibleDescription(
        'Si no acepta las condiciones y términos de uso no podrá utilizar la SGPA.',
      );
      await pregunta.getByRole('button', { name: 'Cancelar' }).click();
      await expect(page).toHaveURL('/dashBoardVue');
      await page.getByRole('button', { name: 'No acepto' }).click();
      await pregunta.getByRole('button', { name: 'Aceptar' }).click();
      await expect(page).toHaveURL('/login');
      expect(await sesionGuardada(page)).toEqual([null, null]);
      await expect.poll(() => servidor.titulares(token).catch((error: Error) => error.message)).toContain('401');
      await formularioIngreso(page).ingresar('sin.terminos');
      await expect(page.getByRole('dialog', { name: /términos y condiciones/i })).toBeVisible();
    });
  });

  test('aceptar pregunta primero, y activa para siempre', async ({ page, entrar }) => {
    await entrar('sin.terminos', '/asegurado');
    const dialogo = page.getByRole('dialog', { name: /términos y condiciones/i });
    await dialogo.getByRole('button', { name: 'Acepto los Terminos' }).click();
    const pregunta = page.getByRole('alertdialog', { name: ACEPTAR });
    await expect(pregunta).toHaveAccessibleDescription(
      'Usted ha leído y está de acuerdo con todos los términos y condiciones de uso.',
    );
    await pregunta.getByRole('button', { name: 'Cancelar' }).click();
    await expect(pregunta).toBeHidden();
    await expect(dialogo).toBeVisible();
    await dialogo.getByRole('button', { name: 'Acepto los Terminos' }).click();
    await pregunta.getByRole('button', { name: 'Aceptar' }).click();
    await expect(dialogo).toBeHidden();
    await expect(page.getByRole('radio', { name: /^CI \d/ }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^CI \d/ }).first()).toBeVisible();
    await expect(dialogo).toBeHidden();
  });

  test('un texto que cambió mientras se leía no se acepta sin leer', async ({ page, entrar }) => {
    await page.route('**/v1/terminos', async (ruta) => {
      const respuesta = await ruta.fetch();
      await ruta.fulfill({ response: respuesta, json: { ...(await respuesta.json()), ...ANTERIOR } });
    });
    await entrar('sin.terminos', '/asegurado');
    const dialogo = page.getByRole('dialog', { name: /términos y condiciones/i });
    await expect(dialogo.getByText(ANTERIOR.texto)).toBeVisible();
    await page.unroute('**/v1/terminos');
    await dialogo.getByRole('button', { name: 'Acepto los Terminos' }).click();
    await page.getByRole('alertdialog', { name: ACEPTAR }).getByRole('button', { name: 'Aceptar' }).click();
    await expect(
      page.getByText('Los términos y condiciones cambiaron. Léalos nuevamente antes de aceptarlos.'),
    ).toBeVisible();
    await expect(dialogo.getByText(ANTERIOR.texto)).toHaveCount(0);
    await dialogo.getByRole('button', { name: 'Acepto los Terminos' }).click();
    await page.getByRole('alertdialog', { name: ACEPTAR }).getByRole('button', { name: 'Aceptar' }).click();
    await expect(dialogo).toBeHidden();
  });

  test('sin nada que aceptar, los términos se leen cuando se quiere', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/ayuda');
    await test.step('el pie muestra los términos para leerlos', async () => {
      await page.getByRole('button', { name: 'Términos de uso' }).click();
      const lectura = page.getByRole('dialog', { name: 'Términos y condiciones de uso' });
      await expect(lectura.getByText(/25 de enero de 2023/).first()).toBeVisible();
      await lectura.getByRole('button', { name: 'Cerrar' }).click();
      await expect(lectura).toBeHidden();
    });
    await test.step('cuando la verificación falla no se muestra el diálogo', async () => {
      await page.route('**/v1/verificarAceptacion', (ruta) => ruta.fulfill({ status: 500, body: '{}' }));
      const fallida = page.waitForResponse('**/v1/verificarAceptacion');
      await page.reload();
      expect((await fallida).status()).toBe(500);
      await expect(page.getByRole('heading', { level: 1, name: 'AYUDA' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
});
