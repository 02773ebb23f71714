import { expect, test } from '../../base/prueba.ts';
import { deNuevo } from '../../base/sesion.ts';
import { campo } from '../../pantallas/titular.ts';

const FALTAN = 'Debe introducir el número de Cédula de Identidad y Fecha de Nacimento';

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

  test('lo que se escribe, quien no está o está en otro ente gestor, y una consulta que falla', async ({
    page,
    entrar,
  }) => {
    await entrar('ope.afiliaciones', '/consultas');
    await test.step('hacen falta el número y la fecha de nacimiento', async () => {
      await page.getByRole('button', { name: 'Buscar' }).click();
      await expect(page.getByText(FALTAN, { exact: true })).toBeVisible();
      await expect(page.getByText('Obligatorio.', { exact: true })).toHaveCount(2);
      await campo(page, 'Número de documento').fill('123');
      await campo(page, 'Fecha de nacimiento').focus();
      await expect(page.getByText('Mínimo 5 characters')).toBeVisible();
      await campo(page, 'Número de documento').fill('00000');
      await campo(page, 'Fecha de nacimiento').focus();
      await expect(page.getByText('No pueden ser menores a 0')).toBeVisible();
      await campo(page, 'Complemento').pressSequentially('1ab');
      await expect(campo(page, 'Complemento')).toHaveValue('1A');
    });
    await test.step('nadie encontrado', async () => {
      await deNuevo(page, '/consultas');
      await campo(page, 'Número de documento').fill('1000404');
      await campo(page, 'Fecha de nacimiento').fill('14/03/1985');
      await page.getByRole('button', { name: 'Buscar' }).click();
      await expect(page.getByText('No se pudo encontrar información con los datos introducidos.')).toBeVisible();
    });
    await test.step('de quien solo está en otro ente gestor no se ofrece una lista que no lo tiene', async () => {
      await page.goto('/consultas');
      const preguntar = async (numero: string) => {
        await campo(page, 'Número de documento').fill(numero);
        await campo(page, 'Fecha de nacimiento').fill('14/03/1985');
        await page.getByRole('button', { name: 'Buscar' }).click();
      };
      const aviso = page.getByText('Está registrada en otro ente gestor: no figura en su lista de asegurados.');
      const lista = page.getByRole('button', { name: 'Ver en la lista de asegurados' });
      await preguntar('1000006');
      await expect(aviso).toBeVisible();
      await expect(lista).toHaveCount(0);
      await preguntar('1000100');
      await expect(lista).toBeVisible();
      await expect(aviso).toHaveCount(0);
    });
    await test.step('una consulta que falla lo dice', async () => {
      await page.goto('/consultas');
      await page.route('**/v1/findAllEstadoBDPA', (ruta) => ruta.abort());
      await campo(page, 'Número de documento').fill('1000100');
      await campo(page, 'Fecha de nacimiento').fill('14/03/1985');
      await page.getByRole('button', { name: 'Buscar' }).click();
      await expect(
        page.getByText('No se pudo llegar al servidor. Verifique su conexión e intente de nuevo.'),
      ).toBeVisible();
    });
  });
});
