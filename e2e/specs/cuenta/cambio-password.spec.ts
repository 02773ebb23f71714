import type { Page } from '@playwright/test';
import { expect, test } from '../../base/prueba.ts';
import { PASSWORD } from '../../base/servidor.ts';
import { formularioIngreso } from '../../pantallas/ingreso.ts';

const NUEVA = 'Los cerros de Oruro al alba';

const campos = (page: Page) => ({
  actual: page.getByRole('textbox', { name: 'Contraseña actual' }),
  nueva: page.getByRole('textbox', { name: 'Nueva contraseña', exact: true }),
  repetida: page.getByRole('textbox', { name: 'Repetir nueva contraseña' }),
  guardar: page.getByRole('button', { name: 'Guardar' }),
});

async function llenar(page: Page, actual: string, nueva: string, repetida = nueva): Promise<void> {
  const { actual: a, nueva: n, repetida: r, guardar } = campos(page);
  await a.fill(actual);
  await n.fill(nueva);
  await r.fill(repetida);
  await guardar.click();
}

test.describe('cambio-password.spec.ts', () => {
  test('the new password replaces the old one', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/changeCUsr');
    await expect(page.getByText('MIRIAM CALLE HUANCA').last()).toBeVisible();
    await llenar(page, PASSWORD, NUEVA);
    const exito = page.getByRole('alertdialog', { name: 'Proceso Exitoso' });
    await expect(exito).toBeVisible();
    await exito.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Resumen de la población asegurada' })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    const ingreso = formularioIngreso(page);
    await ingreso.ingresar('ope.afiliaciones', PASSWORD);
    await expect(page.getByText('Verifique los datos de su cuenta', { exact: true })).toBeVisible();
    await ingreso.ingresar('ope.afiliaciones', NUEVA);
    await expect(page).toHaveURL('/asegurado');
  });

  test('empty fields: a text under each when it is left, and one for all', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/changeCUsr');
    const { actual, nueva } = campos(page);
    await actual.focus();
    await nueva.focus();
    await expect(page.getByText('El campo no puede ser vacio', { exact: true })).toHaveCount(1);
    await nueva.press('Enter');
    await expect(page.getByText('El campo no puede ser vacio', { exact: true })).toHaveCount(3);
    await expect(page.getByText('Por favor verifique, los campos no pueden ser vacios.')).toBeVisible();
    await actual.fill('x');
    await expect(page.getByText('El campo no puede ser vacio', { exact: true })).toHaveCount(2);
  });

  for (const [caso, nueva, repetida, texto] of [
    ['the same password', PASSWORD, PASSWORD, 'No Puede Utilizar la misma constraseña. Intentelo nuevamente'],
    [
      'one that contains the old one',
      `${PASSWORD} otra vez`,
      `${PASSWORD} otra vez`,
      'No Puede Utilizar la misma constraseña. Intentelo nuevamente',
    ],
    [
      'a repetition that differs',
      NUEVA,
      `${NUEVA}!`,
      'Por favor verifique que la nueva constraseña coincida. Intentelo de nuevo',
    ],
    ['one that is too short', 'corta-2026', 'corta-2026', 'La nueva contraseña debe tener al menos 15 caracteres.'],
  ] as const) {
    test(`refused before it is sent: ${caso}`, async ({ page, entrar }) => {
      let enviados = 0;
      await page.route('**/v1/usuario/cambiarPassword', (ruta) => {
        enviados += 1;
        return ruta.continue();
      });
      await entrar('ope.afiliaciones', '/changeCUsr');
      await llenar(page, PASSWORD, nueva, repetida);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(texto);
      expect(enviados).toBe(0);
    });
  }

  test("what the server refuses is shown as 'Proceso detenido', and the form stays", async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/changeCUsr');
    await llenar(page, 'no-es-la-actual-de-nadie', NUEVA);
    const detenido = page.getByRole('alertdialog', { name: 'Proceso detenido' });
    await expect(detenido).toBeVisible();
    await detenido.getByRole('button', { name: 'Aceptar' }).click();
    await expect(detenido).toBeHidden();
    await expect(page).toHaveURL('/changeCUsr');
    await expect(campos(page).nueva).toHaveValue(NUEVA);
  });

  test('a failed transport has its own text', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/changeCUsr');
    await page.route('**/v1/usuario/cambiarPassword', (ruta) => ruta.abort());
    await llenar(page, PASSWORD, NUEVA);
    await expect(page.getByRole('alertdialog', { name: 'Proceso detenido' })).toHaveAccessibleDescription(
      'Ha Ocurrido un error en el proceso. Porfavor comuniquese con su administrador',
    );
  });

  test('the first two fields can be shown, the third cannot; nothing typed is stored', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/changeCUsr');
    const ojos = page.getByRole('button', { name: 'Mostrar contraseña' });
    await expect(ojos).toHaveCount(2);
    await ojos.nth(1).click();
    await campos(page).nueva.fill(NUEVA);
    await expect(campos(page).nueva).toHaveAttribute('type', 'text');
    await expect(campos(page).repetida).toHaveAttribute('type', 'password');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(NUEVA);
  });
});
