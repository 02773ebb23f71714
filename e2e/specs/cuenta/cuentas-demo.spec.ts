import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { enLaPaz } from '../../base/fechas.ts';
import { expect, test } from '../../base/prueba.ts';
import { PASSWORD } from '../../base/servidor.ts';
import { formularioIngreso } from '../../pantallas/ingreso.ts';

test.describe('cuentas-demo.spec.ts', () => {
  test('en una demostración se elige la cuenta: queda escrita, el foco en «Ingresar», y Enter entra', async ({
    page,
  }) => {
    await page.goto('/');
    const { usuario, password, boton, ingresar } = formularioIngreso(page);
    await expect(usuario).toBeFocused();
    const cuentas = page.getByRole('region', { name: 'Cuentas de demostración' });
    await expect(cuentas.getByRole('button')).toHaveCount(14);
    await esAccesible(page);
    await test.step('terminos-vigentes: el pie del ingreso es el del marco, y muestra los términos sin sesión', async () => {
      const pie = page.getByRole('contentinfo');
      await expect(pie).toContainText(/Versión \d+\.\d+\.\d+/);
      await expect(pie).toContainText(`© ${enLaPaz().slice(-4)} Unidad de Tecnología`);
      await pie.getByRole('button', { name: 'Términos de uso' }).click();
      const dialogo = page.getByRole('dialog', { name: 'Términos y condiciones de uso' });
      await expect(dialogo.getByText(/Gestor SGPA/).first()).toBeVisible();
      await esAccesible(page);
      await dialogo.getByRole('button', { name: 'Cerrar' }).click();
      await expect(dialogo).toBeHidden();
      await expect(page).toHaveURL('/');
    });
    for (const [width, height] of [
      [360, 740],
      [1366, 768],
    ] as const) {
      await test.step(`a ${width} píxeles no se sale nada a lo ancho, y ninguna cuenta se lee cortada`, async () => {
        await page.setViewportSize({ width, height });
        await cabe(page);
        const cortados = () =>
          cuentas
            .locator('button > *')
            .evaluateAll((todos) =>
              todos.filter((uno) => uno.scrollWidth > uno.clientWidth).map((uno) => uno.textContent),
            );
        await expect.poll(cortados).toEqual([]);
      });
    }
    await test.step('tras una contraseña equivocada lo siguiente que se escribe la reemplaza', async () => {
      await ingresar('ope.afiliaciones', 'no es la suya');
      await expect(page.getByText('Verifique los datos de su cuenta')).toBeVisible();
      await expect(password).toBeFocused();
      await page.keyboard.type('otra');
      await expect(password).toHaveValue('otra');
    });
    const suya = cuentas.getByRole('button', { name: /ope\.vigencia/ });
    await suya.press('Enter');
    await expect(suya).toHaveAttribute('aria-pressed', 'true');
    await expect(usuario).toHaveValue('ope.vigencia');
    await expect(password).toHaveValue(PASSWORD);
    await expect(boton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashBoardVue');
  });
});
