import { expect, test } from '../../base/prueba.ts';

test.describe('resumen-poblacion.spec.ts', () => {
  test('los totales por estado suman el total, y lo que la lista cuenta', async ({ page, entrar, servidor }) => {
    const token = await entrar('ope.afiliaciones', '/dashBoardVue');
    await expect(page.getByRole('heading', { level: 1, name: 'Resumen de la población asegurada' })).toBeVisible();
    const tarjetas = page.getByRole('list', { name: 'Total de asegurados por estado' }).getByRole('listitem');
    const activos = tarjetas.filter({ has: page.getByText('ACTIVO', { exact: true }) });
    await expect(activos).toBeVisible();
    const consulta = { estado: 'ACTIVO' };
    const total = (await servidor.titulares(token, consulta)).total + (await servidor.beneficiarios(token, consulta));
    await expect(activos).toContainText(new Intl.NumberFormat('es-BO').format(total));
  });

  test('/dashboard muestra la misma página', async ({ page, entrar }) => {
    await entrar('cons.autoridad', '/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Resumen de la población asegurada' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Total de asegurados por estado' })).toBeVisible();
  });

  test('sin datos lo dice', async ({ page, entrar }) => {
    await page.route('**/v1/estadistica/totalPorEstado', (ruta) =>
      ruta.fulfill({ json: { data: [['Estado', 'Total']] } }),
    );
    await entrar('ope.afiliaciones', '/dashBoardVue');
    await expect(page.getByText('Todavía no hay registros para mostrar.')).toBeVisible();
  });

  test('un resumen que falla se puede pedir otra vez', async ({ page, entrar }) => {
    await page.route('**/v1/estadistica/totalPorEstado', (ruta) =>
      ruta.fulfill({ status: 400, json: { codigo: 'X', mensaje: 'Falló el resumen.' } }),
    );
    await entrar('ope.afiliaciones', '/dashBoardVue');
    await expect(page.getByText('Falló el resumen.')).toBeVisible();
    await page.unroute('**/v1/estadistica/totalPorEstado');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('list', { name: 'Total de asegurados por estado' })).toBeVisible();
  });
});
