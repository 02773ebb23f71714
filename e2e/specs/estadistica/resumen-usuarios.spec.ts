import { expect, test } from '../../base/prueba.ts';

const REGISTRADAS = 'Afiliaciones registradas por usuarios';
const ACTUALIZADAS = 'Afiliaciones actualizadas por usuarios';

test.describe('resumen-usuarios.spec.ts', () => {
  test('un usuario de ente ve quién registró y quién actualizó, y de lo suyo va a sus registros', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', '/dashBoardVue');
    const actualizadas = page.getByRole('region', { name: ACTUALIZADAS }).locator('figure');
    await actualizadas.scrollIntoViewIfNeeded();
    await expect(actualizadas.locator('svg').first()).toBeVisible();
    await page.getByRole('region', { name: REGISTRADAS }).getByRole('button', { name: 'TABLA' }).click();
    const { total } = await servidor.titulares(token, { misRegistros: 'true' });
    await page.getByRole('link', { name: `${total} titulares, ope.afiliaciones: ver la lista` }).click();
    await expect(page).toHaveURL(/\/asegurado\?misRegistros=true$/);
  });
});
