import { expect, test } from '../../base/prueba.ts';
import { formularioIngreso, sesionGuardada } from '../../pantallas/ingreso.ts';

test.describe('cierre-sesion.spec.ts', () => {
  test('salir termina la sesión en el servidor y borra los borradores', async ({ page, entrar, servidor }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await page.getByRole('textbox', { name: 'Número de documento' }).fill('1000001');
    await expect
      .poll(() => page.evaluate(() => Object.keys(sessionStorage).some((clave) => clave.startsWith('borrador:'))))
      .toBe(true);
    const salida = page.waitForResponse('**/v1/logout');
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    expect((await salida).status()).toBe(200);
    await expect(page).toHaveURL('/');
    expect(await sesionGuardada(page)).toEqual([null, null]);
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((clave) => clave.startsWith('borrador:'))),
    ).toEqual([]);
    await expect(servidor.titulares(token)).rejects.toThrow('401');
  });

  test('el camino de vuelta no muestra otra vez las páginas', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/ayuda');
    await expect(page.getByRole('heading', { level: 1, name: 'AYUDA' })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(formularioIngreso(page).boton).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { level: 1, name: 'AYUDA' })).toHaveCount(0);
  });

  test('el menú de usuario también sale, aunque el servidor no responda', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/ayuda');
    await page.route('**/v1/logout', (ruta) => ruta.abort());
    await page.getByRole('button', { name: 'Menú Usuario' }).click();
    await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
    await expect(page).toHaveURL('/');
    expect(await sesionGuardada(page)).toEqual([null, null]);
  });

  test('la siguiente persona no encuentra nada de la anterior', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await page.getByRole('textbox', { name: 'Número de documento' }).fill('1000001');
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await formularioIngreso(page).ingresar('ope.petrolera');
    await expect(page).toHaveURL('/dashBoardVue');
    await expect(page.getByText('CUÉLLAR').first()).toBeVisible();
    await page.getByRole('button', { name: 'Asegurados', exact: true }).click();
    await page.getByRole('link', { name: 'Afiliación de titulares' }).click();
    await expect(page.getByRole('textbox', { name: 'Número de documento' })).toHaveValue('');
  });
});
