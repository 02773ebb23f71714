import { expect, test } from '../../base/prueba.ts';

test.describe('perfil.spec.ts', () => {
  test('todo lo que la especificación enumera, y nada para escribir', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/perfil');
    await expect(page.getByRole('heading', { level: 1, name: 'Perfil de usuario' })).toBeVisible();
    // PaginaPerfil.test.tsx tests each datum.
    const principal = page.getByRole('main');
    await expect(principal.locator('dt:text-is("Cargo") + dd')).toHaveText('OPERADORA DE AFILIACIONES');
    await expect(principal.getByRole('textbox')).toHaveCount(0);
    const logo = principal.locator('img');
    await expect.poll(() => logo.evaluate((imagen: HTMLImageElement) => imagen.naturalWidth)).toBeGreaterThan(0);
    // The panels stand side by side: what opens in one of them leaves no half of the page empty.
    const arriba = async (seccion: string) => (await page.getByRole('region', { name: seccion }).boundingBox())?.y;
    await expect(async () => {
      expect(await arriba('Sesiones abiertas')).toBeGreaterThan(0);
      expect(await arriba('Segundo factor')).toBe(await arriba('Sesiones abiertas'));
    }).toPass();
  });
});
