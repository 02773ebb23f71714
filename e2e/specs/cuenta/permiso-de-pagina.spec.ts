import { expect, test } from '../../base/prueba.ts';

const SIN_PERMISO = 'Su rol no permite realizar esta operación.';

test.describe('permiso-de-pagina.spec.ts', () => {
  // router.test.ts tests what each page asks for; permisos.test.ts, who may; Marco.test.tsx, what is shown
  // then.
  test('a ope.vigencia no se le muestra /afiliacionTitulares, y se lo lleva a su inicio', async ({ page, entrar }) => {
    const pedidos: string[] = [];
    page.on('response', (respuesta) => {
      if (respuesta.status() === 403) pedidos.push(respuesta.url());
    });
    await entrar('ope.vigencia', '/afiliacionTitulares');
    await expect(page.getByRole('main').getByText(SIN_PERMISO, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page).toHaveURL('/dashBoardVue');
    await expect(page.getByText(SIN_PERMISO)).toHaveCount(0);
    expect(pedidos).toEqual([]);
  });
});
