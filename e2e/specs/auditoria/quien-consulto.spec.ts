import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { expect, test } from '../../base/prueba.ts';
import { elegirFila, rutaDeFila } from '../../pantallas/acciones.ts';
import { consultarPorApi } from '../../pantallas/auditoria.ts';

test.describe('quien-consulto.spec.ts', () => {
  test('quien la revisa ve quién consultó a la persona, lo último primero', async ({ page, entrar, servidor }) => {
    await consultarPorApi(servidor, 'ope.afiliaciones', '1000103');
    await entrar('adm.autoridad', rutaDeFila('1000103'));
    const detalles = page.getByRole('dialog', { name: 'Detalles - REGISTRO' });
    await elegirFila(page, '1000103');
    await page.getByRole('button', { name: 'Detalles', exact: true }).click();
    await detalles.getByRole('button', { name: 'Quién consultó' }).click();
    const filas = detalles.getByRole('table', { name: 'Quién consultó' }).locator('tbody').getByRole('row');
    await expect(filas.filter({ hasText: 'ope.afiliaciones' }).first()).toContainText('Historia de un asegurado');
    await expect(filas.filter({ hasText: 'adm.autoridad' }).first()).toContainText('127.0.0.1');
    await ilustrar(page, 'quien-consulto', detalles.getByRole('group', { name: 'Quién consultó' }), 1000);
    await esAccesible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(detalles.getByText(/^Todo lo que se consultó/), 'en papel, con su tabla').toHaveCSS(
      'break-after',
      'avoid',
    );
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 360, height: 740 });
    await cabe(page);

    // A reading of a moment ago is there when it is asked once more.
    await detalles.getByRole('button', { name: 'Quién consultó' }).click();
    await detalles.getByRole('button', { name: 'Quién consultó' }).click();
    await expect(filas.filter({ hasText: 'Lectura de quién consultó a un asegurado' }).first()).toBeVisible();
  });
});
