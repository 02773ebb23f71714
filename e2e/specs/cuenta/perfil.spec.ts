import { expect, test } from '../../base/prueba.ts';

test.describe('perfil.spec.ts', () => {
  test('todo lo que la especificación enumera, y nada para escribir', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/perfil');
    await expect(page.getByRole('heading', { level: 1, name: 'Perfil de usuario' })).toBeVisible();
    const principal = page.getByRole('main');
    for (const termino of [
      'Apellido paterno',
      'Apellido materno',
      'Nombres',
      'Cargo',
      'Dirección',
      'Teléfono',
      'Correo electrónico',
      'Establecimiento',
      'Departamento',
      'Municipio',
      'Nivel',
      'Red',
      'Tipo de establecimiento',
    ]) {
      const valor = principal.locator(`dt:text-is("${termino}") + dd`);
      await expect(valor).not.toHaveText(/^(—|)$/);
    }
    for (const dato of ['CALLE', 'HUANCA', 'MIRIAM', 'OPERADORA DE AFILIACIONES', 'Caja Nacional de Salud']) {
      await expect(principal.getByText(dato, { exact: true })).toBeVisible();
    }
    await expect(principal.getByRole('textbox')).toHaveCount(0);
    const logo = principal.locator('img');
    await expect.poll(() => logo.evaluate((imagen: HTMLImageElement) => imagen.naturalWidth)).toBeGreaterThan(0);
    // Side by side: what opens in one of them leaves no half of the page empty.
    const arriba = async (seccion: string) => (await page.getByRole('region', { name: seccion }).boundingBox())?.y;
    await expect(async () => {
      expect(await arriba('Sesiones abiertas')).toBeGreaterThan(0);
      expect(await arriba('Segundo factor')).toBe(await arriba('Sesiones abiertas'));
    }).toPass();
  });

  test('lo que la cuenta no tiene es una raya', async ({ page, entrar }) => {
    await entrar('empleador.consulta', '/perfil');
    await expect(page.getByRole('main').locator('dt:text-is("Red") + dd')).toHaveText('—');
  });

  test('un perfil que no se puede pedir lo dice y se puede pedir otra vez', async ({ page, entrar }) => {
    await page.route('**/v1/findUsuario', (ruta) =>
      ruta.fulfill({ status: 404, json: { codigo: 'X', mensaje: 'Sin datos.' } }),
    );
    await entrar('ope.afiliaciones', '/perfil');
    await expect(page.getByText('Sin datos.')).toBeVisible();
    const reintentar = page.getByRole('button', { name: 'Reintentar' });
    const otraVez = page.waitForRequest('**/v1/findUsuario');
    await reintentar.click();
    await otraVez;
    await expect(page.getByText('Sin datos.')).toBeVisible();
    await page.unroute('**/v1/findUsuario');
    // The frame asks for the same profile in its own time: then there is nothing left to press.
    await expect(async () => {
      if (await reintentar.isVisible()) await reintentar.click({ timeout: 1000 });
      await expect(reintentar).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: 'Perfil de usuario' })).toBeVisible();
  });
});
