import { esAccesible } from '../../base/axe.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import { campo } from '../../pantallas/titular.ts';

test.describe('estado-asegurado.spec.ts', () => {
  test('lo que la base de la población asegurada dice de una persona, en cualquier ente gestor, y de una empresa', async ({
    page,
    entrar,
  }) => {
    await entrar('ssu.consulta', '/consultas?pestana=consulta-empresa');
    await test.step('la empresa por NIT, solo con el teclado; sin nada escrito se pide el NIT', async () => {
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
    await ir(page, '/consultas');
    await expect(page.getByRole('tab', { name: 'ESTADO ASEGURADO', selected: true })).toBeVisible();
    await campo(page, 'Número de documento').fill('1000100');
    await campo(page, 'Fecha de nacimiento').fill('14/03/1985');
    await page.getByRole('button', { name: 'Buscar' }).click();
    const tabla = page.getByRole('table', { name: 'Registros del asegurado' });
    await expect(tabla.getByRole('columnheader')).toHaveText([
      'Ente gestor',
      'Entidad empleadora',
      'Tipo de asegurado',
      'Tipo de afiliación',
      'Estado',
      'Fecha de afiliación',
      'Nombre completo',
      'Documento',
      'Fecha de nacimiento',
    ]);
    const fila = tabla.getByRole('row').nth(1);
    for (const dato of ['Caja Nacional de Salud', 'INDUSTRIAS ALTIPLANO S.A.', 'TRABAJADOR', 'TITULAR', 'ACTIVO']) {
      await expect(fila.getByText(dato, { exact: true })).toBeVisible();
    }
  });
});
