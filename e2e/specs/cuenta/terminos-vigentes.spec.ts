import { esAccesible } from '../../base/axe.ts';
import { enLaPaz } from '../../base/fechas.ts';
import { expect, test } from '../../base/prueba.ts';

test.describe('terminos-vigentes.spec.ts', () => {
  test('el pie del ingreso es el del marco, y muestra los términos sin sesión', async ({ page }) => {
    await page.goto('/login');
    const pie = page.getByRole('contentinfo');
    await expect(pie).toContainText(/Versión \d+\.\d+\.\d+/);
    await expect(pie).toContainText(`© ${enLaPaz().slice(-4)} Unidad de Tecnología`);
    await pie.getByRole('button', { name: 'Términos de uso' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Términos y condiciones de uso' });
    await expect(dialogo.getByText(/Gestor SGPA/).first()).toBeVisible();
    await esAccesible(page);
    await dialogo.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialogo).toBeHidden();
    await expect(page).toHaveURL('/login');
  });
});
