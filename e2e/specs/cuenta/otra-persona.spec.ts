import { enCalma, expect, test } from '../../base/prueba.ts';
import { formularioIngreso } from '../../pantallas/ingreso.ts';

test.describe('otra-persona.spec.ts', () => {
  test('quien ingresa tras una sesión que terminó no ve nada de la persona anterior', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', '/dashBoardVue');
    const barra = page.getByRole('banner');
    await expect(barra.getByText('SGPA Caja Nacional de Salud')).toBeVisible();
    await page.getByRole('button', { name: 'Asegurados', exact: true }).click();
    await page.getByRole('link', { name: 'Lista de asegurados' }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await enCalma(page);
    await servidor.revocar(token);
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Su sesión terminó' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    // It has a form of its own, which is there for a moment longer than its page.
    await expect(page.getByRole('dialog')).toBeHidden();
    await formularioIngreso(page).ingresar('ope.petrolera');
    await expect(page).toHaveURL('/dashBoardVue');
    await expect(barra.getByText('SGPA Caja Petrolera de Salud')).toBeVisible();
    await expect(page.getByText(/Caja Nacional de Salud|CALLE HUANCA/)).toHaveCount(0);
  });

  test('la misma persona encuentra lo que escribió, escriba como escriba su nombre', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await page.getByRole('textbox', { name: 'Número de documento' }).fill('1000001');
    await enCalma(page);
    await servidor.revocar(token);
    await page.getByRole('link', { name: 'Lista de asegurados' }).click();
    await expect(page.getByRole('dialog', { name: 'Su sesión terminó' })).toBeVisible();
    await formularioIngreso(page).ingresar('OPE.Afiliaciones');
    await expect(page.getByText('Su sesión continúa. Puede seguir donde estaba.')).toBeVisible();
    await page.getByRole('link', { name: 'Afiliación de titulares' }).click();
    await expect(page.getByRole('textbox', { name: 'Número de documento' })).toHaveValue('1000001');
  });
});
