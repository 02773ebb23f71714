import { enLaPaz } from '../../base/fechas.ts';
import { expect, test } from '../../base/prueba.ts';

test.describe('marco.spec.ts', () => {
  test('un cargo largo se corta en la barra superior, nunca la fecha', async ({ page, entrar }) => {
    await page.route('**/v1/findUsuario', async (ruta) => {
      const respuesta = await ruta.fetch();
      const cargo = 'RESPONSABLE NACIONAL DE AFILIACIONES, VIGENCIA DE DERECHOS Y CONTROL DE EMPRESAS '.repeat(2);
      await ruta.fulfill({ response: respuesta, json: { ...(await respuesta.json()), cargo } });
    });
    await entrar('ope.afiliaciones', '/ayuda');
    const fecha = page.getByRole('banner').getByText(enLaPaz());
    await expect(fecha).toBeVisible();
    await expect(page.getByRole('banner').getByText(/^RESPONSABLE NACIONAL/)).toBeVisible();
    await expect.poll(() => fecha.evaluate((elemento) => elemento.scrollWidth > elemento.clientWidth)).toBe(false);
    const menu = page.getByRole('button', { name: 'Menú Usuario' });
    await expect(async () => {
      const [suya, otra] = [await fecha.boundingBox(), await menu.boundingBox()];
      expect((suya?.x ?? 0) + (suya?.width ?? 0)).toBeLessThanOrEqual(otra?.x ?? 0);
    }).toPass();
  });
});
