import { expect, test } from '../../base/prueba.ts';
import { campo } from '../../pantallas/titular.ts';

test.describe('estado-asegurado.spec.ts', () => {
  test('lo que la base de la población asegurada dice de una persona, en cualquier ente gestor', async ({
    page,
    entrar,
  }) => {
    await entrar('ssu.consulta', '/consultas');
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
