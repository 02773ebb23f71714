import { expect, test } from '../../base/prueba.ts';
import { PASSWORD } from '../../base/servidor.ts';
import { botonValidar, llenarPaso1, MARTINA } from '../../pantallas/titular.ts';

const SIN_PERMISO = 'Su rol no permite realizar esta operación.';
const NUEVA = 'Los cerros de Oruro al alba';

test.describe('permiso-de-pagina.spec.ts', () => {
  // What each page asks for: router.test.ts; who may, permisos.test.ts.
  for (const [username, ruta, inicio] of [
    ['ope.vigencia', '/afiliacionTitulares', '/dashBoardVue'],
    ['ssu.consulta', '/dashboard', '/consultas'],
    ['empleador.consulta', '/consultas', '/dashBoardVue'],
  ] as const) {
    test(`a ${username} no se le muestra ${ruta}, y se lo lleva a su inicio`, async ({ page, entrar }) => {
      const pedidos: string[] = [];
      page.on('response', (respuesta) => {
        if (respuesta.status() === 403) pedidos.push(respuesta.url());
      });
      await entrar(username, ruta);
      await expect(page.getByRole('main').getByText(SIN_PERMISO, { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
      await expect(page).toHaveURL(inicio);
      await expect(page.getByText(SIN_PERMISO)).toHaveCount(0);
      expect(pedidos).toEqual([]);
    });
  }

  test('sin perfil se intenta la página, y un rechazo se dice con las palabras del servidor', async ({
    page,
    entrar,
  }) => {
    let pedidos = 0;
    await page.route('**/v1/findUsuario', (ruta) => {
      pedidos += 1;
      return ruta.fulfill({ status: 400, json: { codigo: 'X', mensaje: 'x' } });
    });
    await entrar('ope.vigencia', '/afiliacionTitulares');
    await llenarPaso1(page, MARTINA);
    await botonValidar(page).click();
    await expect(page.getByRole('alert').filter({ hasText: SIN_PERMISO })).toBeVisible();
    expect(pedidos).toBeLessThan(6);
  });

  test('tras cambiar la contraseña, quien no tiene tablero va a su propio inicio', async ({ page, entrar }) => {
    await entrar('ssu.consulta', '/changeCUsr');
    await page.getByRole('textbox', { name: 'Contraseña actual' }).fill(PASSWORD);
    await page.getByRole('textbox', { name: 'Nueva contraseña', exact: true }).fill(NUEVA);
    await page.getByRole('textbox', { name: 'Repetir nueva contraseña' }).fill(NUEVA);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByRole('alertdialog', { name: 'Proceso Exitoso' }).getByRole('button', { name: 'Aceptar' }).click();
    await expect(page).toHaveURL('/consultas');
    await expect(page.getByRole('heading', { level: 1, name: 'Consultas' })).toBeVisible();
  });
});
