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
  test('lo que falta y lo que no sirve se dice, nada de lo escrito se guarda, y al final la nueva reemplaza a la anterior', async ({
    page,
    entrar,
  }) => {
    await entrar('ope.afiliaciones', '/changeCUsr');
    await test.step('campos vacíos: un texto bajo cada uno al dejarlo, y uno para todos', async () => {
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
    await test.step('los dos primeros campos se pueden mostrar y el tercero no; nada de lo escrito se guarda', async () => {
      await page.goto('/changeCUsr');
      const ojos = page.getByRole('button', { name: 'Mostrar contraseña' });
      await expect(ojos).toHaveCount(2);
      await ojos.nth(1).click();
      await campos(page).nueva.fill(NUEVA);
      await expect(campos(page).nueva).toHaveAttribute('type', 'text');
      await expect(campos(page).repetida).toHaveAttribute('type', 'password');
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(NUEVA);
    });
    await test.step('lo que no sirve se rechaza antes de enviarse', async () => {
      let enviados = 0;
      await page.route('**/v1/usuario/cambiarPassword', (ruta) => {
        enviados += 1;
        return ruta.continue();
      });
      await page.goto('/changeCUsr');
      for (const [caso, nueva, repetida, texto] of RECHAZADAS) {
        await test.step(caso, async () => {
          // Without what was said of the one before.
          await page.reload();
          await llenar(page, PASSWORD, nueva, repetida);
          await expect(page.getByRole('main').getByRole('alert')).toHaveText(texto);
          expect(enviados).toBe(0);
        });
      }
      await page.unroute('**/v1/usuario/cambiarPassword');
    });
    await test.step('lo que no se pudo cambiar se dice, y el formulario queda', async () => {
      await page.goto('/changeCUsr');
      await test.step('lo que el servidor rechaza se muestra como «Proceso detenido», y el formulario queda', async () => {
        await llenar(page, 'no-es-la-actual-de-nadie', NUEVA);
        const detenido = page.getByRole('alertdialog', { name: 'Proceso detenido' });
        await expect(detenido).toBeVisible();
        await detenido.getByRole('button', { name: 'Aceptar' }).click();
        await expect(detenido).toBeHidden();
        await expect(page).toHaveURL('/changeCUsr');
        await expect(campos(page).nueva).toHaveValue(NUEVA);
      });
      await test.step('un envío que no llega tiene su propio texto', async () => {
        await page.route('**/v1/usuario/cambiarPassword', (ruta) => ruta.abort());
        await llenar(page, PASSWORD, NUEVA);
        await expect(page.getByRole('alertdialog', { name: 'Proceso detenido' })).toHaveAccessibleDescription(
          'Ha Ocurrido un error en el proceso. Porfavor comuniquese con su administrador',
        );
      });
      await page.unroute('**/v1/usuario/cambiarPassword');
    });
    await test.step('la contraseña nueva reemplaza a la anterior', async () => {
      await page.goto('/changeCUsr');
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
      await expect(page).toHaveURL('/dashBoardVue');
    });
  });

  const RECHAZADAS = [
    ['la misma contraseña', PASSWORD, PASSWORD, 'No Puede Utilizar la misma constraseña. Intentelo nuevamente'],
    [
      'una que contiene a la anterior',
      `${PASSWORD} otra vez`,
      `${PASSWORD} otra vez`,
      'No Puede Utilizar la misma constraseña. Intentelo nuevamente',
    ],
    [
      'una repetición que difiere',
      NUEVA,
      `${NUEVA}!`,
      'Por favor verifique que la nueva constraseña coincida. Intentelo de nuevo',
    ],
    ['una demasiado corta', 'corta-2026', 'corta-2026', 'La nueva contraseña debe tener al menos 15 caracteres.'],
  ] as const;
});
