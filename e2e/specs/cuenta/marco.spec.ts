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

  test('de las operaciones que no se pudieron pedir otra vez no se muestran las de antes', async ({ page, entrar }) => {
    const operacion = { claveTipoOperacion: 'REGISTRO DE PRUEBA', cantidadOperacion: 3, descripcion: 'Una.' };
    await page.route('**/v1/operacionByUsuario', (ruta) => ruta.fulfill({ json: [operacion] }));
    await entrar('ope.afiliaciones', '/ayuda');
    const abrir = async () => {
      await page.getByRole('button', { name: 'Menú Usuario' }).click();
      await page.getByRole('menuitem', { name: 'Operaciones Realizadas' }).click();
    };
    await abrir();
    await expect(page.getByText('REGISTRO DE PRUEBA')).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar Ventana' }).click();
    await page.unroute('**/v1/operacionByUsuario');
    await page.route('**/v1/operacionByUsuario', (ruta) =>
      ruta.fulfill({ status: 400, json: { codigo: 'X', mensaje: 'x' } }),
    );
    await abrir();
    await expect(page.getByText('No registró operaciones en el día.')).toBeVisible();
    await expect(page.getByText('REGISTRO DE PRUEBA')).toHaveCount(0);
  });
});
