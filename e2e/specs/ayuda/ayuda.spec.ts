import { expect, test } from '../../base/prueba.ts';

test.describe('ayuda.spec.ts', () => {
  test('tres documentos se abren en su propia pestaña, y existen', async ({ page, entrar, context, request }) => {
    await entrar('ope.afiliaciones', '/ayuda');
    await expect(page.getByRole('heading', { level: 1, name: 'AYUDA' })).toBeVisible();
    const enlaces = page.getByRole('main').getByRole('link');
    await expect(enlaces).toHaveCount(3);
    await expect(enlaces.nth(1)).toContainText('API-REST BDPA v1.03');
    for (const enlace of await enlaces.all()) {
      await expect(enlace).toHaveAttribute('target', '_blank');
      const respuesta = await request.get(String(await enlace.getAttribute('href')));
      expect(respuesta.status()).toBe(200);
      expect(respuesta.headers()['content-type']).toContain('text/html');
    }
    const [documento] = await Promise.all([context.waitForEvent('page'), enlaces.first().click()]);
    await expect(documento.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
