import { expect, test } from '../../base/prueba.ts';
import { PASSWORD } from '../../base/servidor.ts';
import { formularioIngreso } from '../../pantallas/ingreso.ts';

const NUEVA = 'Los cerros de Oruro al alba';

test.describe('cambio-password.spec.ts', () => {
  // PaginaCambioPassword.test.tsx tests what is missing, what does not serve and what could not be changed.
  test('nada de lo escrito se guarda, y al final la nueva reemplaza a la anterior', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/changeCUsr');
    await expect(page.getByText('CALLE HUANCA MIRIAM').last()).toBeVisible();
    const guardar = page.getByRole('button', { name: 'Guardar' });
    await page.getByRole('textbox', { name: 'Contraseña actual' }).fill('no-es-la-actual-de-nadie');
    for (const nombre of ['Nueva contraseña', 'Repetir nueva contraseña'])
      await page.getByRole('textbox', { name: nombre, exact: true }).fill(NUEVA);
    await guardar.click();
    await page.getByRole('alertdialog', { name: 'Proceso detenido' }).getByRole('button', { name: 'Aceptar' }).click();
    await page.getByRole('textbox', { name: 'Contraseña actual' }).fill(PASSWORD);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(NUEVA);
    await guardar.click();
    const exito = page.getByRole('alertdialog', { name: 'Proceso Exitoso' });
    await exito.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    const ingreso = formularioIngreso(page);
    await ingreso.ingresar('ope.afiliaciones', PASSWORD);
    await expect(page.getByText('Verifique los datos de su cuenta', { exact: true })).toBeVisible();
    await ingreso.ingresar('ope.afiliaciones', NUEVA);
    await expect(page).toHaveURL('/dashBoardVue');
  });
});
