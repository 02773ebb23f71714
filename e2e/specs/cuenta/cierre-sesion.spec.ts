import { expect, test } from '../../base/prueba.ts';
import { formularioIngreso, sesionGuardada } from '../../pantallas/ingreso.ts';

test.describe('cierre-sesion.spec.ts', () => {
  test('salir termina la sesión, el camino de vuelta no muestra las páginas, y la siguiente persona no encuentra nada', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    const numero = page.getByRole('textbox', { name: 'Número de documento' });
    const borradores = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((clave) => clave.startsWith('borrador:')).length);
    await test.step('salir termina la sesión en el servidor y borra los borradores', async () => {
      await numero.fill('1000001');
      await expect.poll(borradores).toBeGreaterThan(0);
      const salida = page.waitForResponse('**/v1/logout');
      await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
      expect((await salida).status()).toBe(200);
      await expect(page).toHaveURL('/');
      expect(await sesionGuardada(page)).toEqual([null, null]);
      expect(await borradores()).toBe(0);
      await expect(servidor.titulares(token)).rejects.toThrow('401');
    });
    await test.step('el camino de vuelta no muestra otra vez las páginas', async () => {
      await expect(formularioIngreso(page).boton).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/login/);
      await expect(numero).toHaveCount(0);
    });
    await test.step('la siguiente persona no encuentra nada de la anterior', async () => {
      await formularioIngreso(page).ingresar('ope.petrolera');
      await expect(page).toHaveURL('/afiliacionTitulares');
      await expect(page.getByText('CUÉLLAR').first()).toBeVisible();
      await expect(numero).toHaveValue('');
    });
    await test.step('el menú de usuario también sale, aunque el servidor no responda', async () => {
      await page.route('**/v1/logout', (ruta) => ruta.abort());
      await page.getByRole('button', { name: 'Menú Usuario' }).click();
      await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
      await expect(page).toHaveURL('/');
      expect(await sesionGuardada(page)).toEqual([null, null]);
    });
  });
});
