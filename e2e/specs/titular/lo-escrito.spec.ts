import type { Locator } from '@playwright/test';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import { pantallaLista } from '../../pantallas/lista.ts';
import { botonValidar, campo, MARTINA } from '../../pantallas/titular.ts';

// numeros-escritos.test, fechas-escritas.test and textos.test test each form in each field.
test.describe('lo-escrito.spec.ts', () => {
  test('lo que se pega de una cédula, una planilla o un teléfono se lee como lo que es; con teclas también', async ({
    page,
    entrar,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const pegar = async (donde: Locator, texto: string) => {
      await page.evaluate((copiado) => navigator.clipboard.writeText(copiado), texto);
      await donde.fill('');
      await donde.press('Control+V');
    };
    await entrar('ope.afiliaciones');
    const lista = pantallaLista(page);
    const buscado = page.getByRole('textbox', { name: 'NRO. DOCUMENTO IDENTIDAD' });
    await test.step('dónde se expidió no es un complemento, y se dice junto al campo', async () => {
      await pegar(buscado, 'C.I. 1.000.100 L.P.');
      await expect(buscado).toHaveAccessibleDescription(/^LP es donde se expidió el documento/);
      await buscado.press('Enter');
      await expect(lista.radios).toHaveCount(1);
      await expect(page.getByText(/Registrar a/)).toHaveCount(0);
      await buscado.fill('');
      await buscado.pressSequentially('1000103 exp. lp');
      await buscado.press('Enter');
      await expect(page).toHaveURL(/numeroDocumento=1000103$/);
      await expect(lista.radios).toHaveCount(1);
    });

    await ir(page, '/afiliacionTitulares');
    await pegar(campo(page, 'Número de documento'), '\u200E1000001 SC\u202C');
    await expect(campo(page, 'Número de documento')).toHaveValue(MARTINA.numero);
    await pegar(campo(page, 'Fecha de nacimiento'), 'jueves, 14 de marzo de 1985 00:00');
    await expect(campo(page, 'Fecha de nacimiento')).toHaveValue('14/03/1985');
    await pegar(campo(page, 'Nombres'), 'MARTI\u200BNA\u00A0ELENA');
    await campo(page, 'Apellido paterno').pressSequentially('quispe.');
    await pegar(campo(page, 'Apellido materno'), 'ARA\u0301NCIBIA’');
    await campo(page, 'Complemento').pressSequentially('1 a');
    await expect(campo(page, 'Complemento')).toHaveValue('1A');
    await campo(page, 'Complemento').fill('');
    await test.step('lo más largo que se admite entra entero con lo que se copió alrededor; más, se queda y se dice', async () => {
      const apellido = campo(page, 'Apellido paterno');
      await pegar(apellido, `\u00A0\u200B ${'Q'.repeat(150)}\uFEFF\u00A0`);
      await expect(apellido).toHaveValue('Q'.repeat(150));
      await expect(apellido).toHaveAccessibleDescription('');
      await pegar(apellido, 'Q'.repeat(151));
      await expect(apellido).toHaveValue('Q'.repeat(151));
      await expect(apellido).toHaveAccessibleDescription('No puede tener más de 150 caracteres.');
      await botonValidar(page).click();
      await expect(apellido).toBeFocused();
      await apellido.fill('');
      await apellido.pressSequentially('quispe.');
    });
    await botonValidar(page).click();
    await expect(page).toHaveURL('/validacionAfiliaciones');
  });
});
