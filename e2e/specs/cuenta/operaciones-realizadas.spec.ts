import { enLaPaz } from '../../base/fechas.ts';
import { expect, test } from '../../base/prueba.ts';
import { completarTrabajador, guardar, llegarAlPaso3, MARTINA } from '../../pantallas/titular.ts';

test.describe('operaciones-realizadas.spec.ts', () => {
  test('las operaciones del día con sus cuentas, en un cajón de 300', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await llegarAlPaso3(page, MARTINA);
    await completarTrabajador(page);
    await guardar(page);
    await expect(page).toHaveURL('/asegurado');
    await page.getByRole('button', { name: 'Menú Usuario' }).click();
    await page.getByRole('menuitem', { name: 'Operaciones Realizadas' }).click();
    const cajon = page.getByRole('dialog', { name: `OPERACIÓNES REALIZADAS ${enLaPaz()}` });
    await expect(cajon).toBeVisible();
    await expect(
      cajon
        .getByRole('listitem')
        .filter({ hasText: /registro/i })
        .first(),
    ).toContainText('1');
    await expect.poll(async () => (await cajon.boundingBox())?.width).toBe(300);
    await cajon.getByRole('button', { name: 'Cerrar Ventana' }).click();
    await expect(cajon).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menú Usuario' })).toBeFocused();
  });

  test('cuando la lista no se puede pedir está vacía', async ({ page, entrar }) => {
    await page.route('**/v1/operacionByUsuario', (ruta) =>
      ruta.fulfill({ status: 400, json: { codigo: 'X', mensaje: 'x' } }),
    );
    await entrar('ope.afiliaciones', '/ayuda');
    await page.getByRole('button', { name: 'Menú Usuario' }).click();
    await page.getByRole('menuitem', { name: 'Operaciones Realizadas' }).click();
    await expect(page.getByText('No registró operaciones en el día.')).toBeVisible();
  });
});
