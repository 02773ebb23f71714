import { esAccesible } from '../../base/axe.ts';
import { expect, test } from '../../base/prueba.ts';
import { campo } from '../../pantallas/titular.ts';

test.describe('consulta-empresa.spec.ts', () => {
  test('la empresa por NIT, solo con el teclado; sin nada escrito se pide el NIT', async ({ page, entrar }) => {
    await entrar('ssu.consulta', '/consultas?pestana=consulta-empresa');
    await expect(campo(page, 'NIT')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Debe introducir el Número de Identificación Tributaria')).toBeVisible();
    await page.keyboard.type('1.020.304.050');
    await page.keyboard.press('Enter');
    const tabla = page.getByRole('table', { name: 'Empresa' });
    await expect(tabla.getByRole('columnheader')).toHaveText([
      'NIT',
      'Matrícula de comercio',
      'Razón social',
      'Fecha de inscripción',
    ]);
    await expect(tabla.getByRole('cell')).toHaveText([
      '1020304050',
      '00010203',
      'INDUSTRIAS ALTIPLANO S.A.',
      '11/05/1998',
    ]);
    await esAccesible(page);
  });
});
