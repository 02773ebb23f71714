import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { expect, test } from '../../base/prueba.ts';

const TEXTO = `TÉRMINOS\n\n1. OBJETO\n\n${'La sesión se cierra al terminar el trabajo. '.repeat(6)}`;
const HORA_MS = 3_600_000;

test.describe('versiones-terminos.spec.ts', () => {
  // DialogoTerminos.test.tsx tests the whole text beside what changed.
  test('publicacion-terminos y retiro-terminos: se publica, se lee, se ve quién falta y se retira', async ({
    page,
    entrar,
  }) => {
    await entrar('adm.autoridad', '/terminos');
    await expect(page.getByRole('heading', { level: 1, name: /^Términos de uso/ })).toBeVisible();
    const tabla = page.getByRole('table', { name: 'Versiones de los términos' });
    await expect(tabla.getByText('VIGENTE', { exact: true })).toBeVisible();
    await esAccesible(page);
    const pregunta = page.getByRole('alertdialog');

    await test.step('publicar: cerrar pregunta, y lo escrito queda aunque se recargue', async () => {
      await page.getByRole('button', { name: 'Nuevo' }).click();
      const panel = page.getByRole('dialog', { name: 'Publicar una versión de los términos' });
      await panel.getByRole('textbox', { name: 'Título' }).fill('Segunda versión');
      const texto = panel.getByRole('textbox', { name: 'Texto' });
      await panel.getByRole('button', { name: 'Partir del texto vigente' }).click();
      await expect(texto).toHaveValue(/^TÉRMINOS Y CONDICIONES/);
      await expect(panel.getByRole('button', { name: 'Publicar' })).toBeInViewport();
      await texto.fill(TEXTO);
      await esAccesible(page);
      await panel.getByRole('button', { name: 'Cerrar' }).click();
      await pregunta.getByRole('button', { name: 'Cancelar' }).click();
      await page.reload();
      await expect(panel.getByText('Se recuperó lo que usted escribió antes y no guardó.')).toBeVisible();
      await expect(panel.getByRole('textbox', { name: 'Título' })).toHaveValue('Segunda versión');
      await panel.getByRole('button', { name: 'Publicar' }).click();
      await expect(pregunta).toContainText('Segunda versión');
      await pregunta.getByRole('button', { name: 'Publicar' }).click();
      await expect(page.getByText(/^Versión 2 publicada\. Rige desde el \d\d\/\d\d\/\d{4}/)).toBeVisible();
      await expect(tabla.getByText('POR REGIR')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Nuevo' })).toBeDisabled();
      await expect(page.getByText('Otra se publica cuando la versión 2 rija o se retire.')).toBeVisible();
    });
    await test.step('leerla, y qué cambió', async () => {
      await page.getByRole('radio', { name: 'Versión 2' }).check();
      await page.getByRole('button', { name: 'Ver texto' }).click();
      const panel = page.getByRole('dialog', { name: 'Texto de la versión 2' });
      await expect(panel.getByText('La sesión se cierra al terminar').first()).toBeVisible();
      await panel.getByRole('button', { name: 'Qué cambió' }).click();
      await expect(panel.locator('ins', { hasText: 'La sesión se cierra' }).first()).toBeVisible();
      await expect(panel.locator('del', { hasText: 'Los presentes términos' }).first()).toBeVisible();
      await esAccesible(page);
      expect(await panel.evaluate((todo) => todo.scrollHeight - todo.clientHeight), 'solo el texto se desplaza').toBe(
        0,
      );
      await page.goBack();
      await expect(panel).toBeHidden();
    });
    await test.step('quién aceptó y quién falta', async () => {
      await page.getByRole('radio', { name: 'Versión 1' }).check();
      await page.getByRole('button', { name: 'Aceptaciones' }).click();
      const panel = page.getByRole('dialog', { name: 'Aceptaciones de la versión 1' });
      await panel.getByRole('combobox', { name: 'Situación' }).click();
      await page.getByRole('option', { name: 'Faltan' }).click();
      await expect(panel.getByRole('row', { name: /sin\.terminos/ })).toContainText('Falta');
      await page.setViewportSize({ width: 360, height: 740 });
      await cabe(page);
      await page.setViewportSize({ width: 1366, height: 768 });
      await panel.getByRole('button', { name: 'Cerrar' }).click();
    });
    await test.step('retirarla, con el motivo', async () => {
      await page.getByRole('radio', { name: 'Versión 2' }).check();
      await page.getByRole('button', { name: 'Retirar' }).click();
      const panel = page.getByRole('dialog', { name: 'Retirar la versión 2' });
      await panel.getByRole('textbox', { name: 'Motivo del retiro' }).fill('Tiene un error.');
      await panel.getByRole('button', { name: 'Retirar' }).click();
      await pregunta.getByRole('button', { name: 'Retirar' }).click();
      await expect(tabla.getByText('RETIRADA')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Nuevo' })).toBeEnabled();
    });
  });

  test('en una sesión abierta se pide aceptar desde el día en que rige, diciendo qué cambió', async ({
    page,
    entrar,
    servidor,
    moverReloj,
  }) => {
    const autoridad = await servidor.ingresar('adm.autoridad');
    await servidor.enviar(autoridad, 'POST', '/v1/terminos/versiones', { titulo: 'Segunda versión', texto: TEXTO });
    const { regiria } = (await servidor.leer(autoridad, '/v1/terminos/versiones')) as { regiria: string };
    const medianoche = new Date(`${regiria}T00:00:00-04:00`);
    await moverReloj(new Date(medianoche.getTime() - HORA_MS));
    await entrar('ope.afiliaciones', '/perfil');
    await expect(page.getByRole('region', { name: 'Sesiones abiertas' }).getByRole('listitem').first()).toBeVisible();
    const dialogo = page.getByRole('dialog', { name: 'Segunda versión' });
    await expect(dialogo).toBeHidden();
    // A user who does not accept it ahead is asked on its first day.
    await expect(page.getByText(/ rigen términos de uso nuevos\./)).toBeVisible();
    await page.getByRole('button', { name: 'Leer y aceptar' }).click();
    await expect(dialogo).toContainText('La sesión se cierra al terminar');
    await dialogo.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialogo).toBeHidden();

    await moverReloj(medianoche);
    await page.getByRole('button', { name: 'Pedir la baja' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Pedir la baja' }).click();
    await expect(dialogo).toContainText('Usted aceptó la versión 1');
    await expect(dialogo.locator('ins', { hasText: 'La sesión se cierra' }).first()).toBeVisible();
    await esAccesible(page);
    await dialogo.getByRole('button', { name: 'Acepto los Terminos' }).click();
    await page
      .getByRole('alertdialog', { name: '¿Confirmación de la activación de credenciales.?' })
      .getByRole('button', { name: 'Aceptar' })
      .click();
    await expect(dialogo).toBeHidden();
    await expect(page).toHaveURL('/perfil');
  });
});
