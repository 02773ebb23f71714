import { enCalma, expect, test } from '../../base/prueba.ts';
import { formularioIngreso } from '../../pantallas/ingreso.ts';

test.describe('otra-persona.spec.ts', () => {
  // sesion.spec.ts tests that the same person finds what was typed.
  test('quien ingresa tras una sesión que terminó no ve nada de la persona anterior', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', '/ayuda');
    const barra = page.getByRole('banner');
    const lista = page.getByRole('link', { name: 'Lista de asegurados' });
    await expect(barra.getByText('SGPA Caja Nacional de Salud')).toBeVisible();
    await page.getByRole('button', { name: 'Asegurados', exact: true }).click();
    await lista.click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await enCalma(page);
    await servidor.revocar(token);
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Su sesión terminó' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    // The dialog has a form of its own, which is there for a moment longer than its page.
    await expect(page.getByRole('dialog')).toBeHidden();
    await formularioIngreso(page).ingresar('ope.petrolera');
    await expect(page).toHaveURL('/ayuda');
    await expect(barra.getByText('SGPA Caja Petrolera de Salud')).toBeVisible();
    await lista.click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page.getByText(/Caja Nacional de Salud|CALLE HUANCA/)).toHaveCount(0);
  });
});
