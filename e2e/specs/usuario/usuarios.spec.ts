import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { expect, test } from '../../base/prueba.ts';
import { elegirOpcion, pantallaUsuarios } from '../../pantallas/usuarios.ts';

test.describe('usuarios.spec.ts', () => {
  // datos-usuario.test.ts and usuario.form.test.ts test what is told of each field; PERMISOS and menu.test.ts, whose
  // page it is.
  test('registro-usuario, detalle-usuario, actualizacion-usuario, activacion-usuario y baja-usuario', async ({
    page,
    entrar,
  }) => {
    await entrar('adm.ente', '/ayuda');
    await page.getByRole('link', { name: 'Usuarios de Sistema' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Usuarios de Sistema' })).toBeVisible();
    const usuarios = pantallaUsuarios(page);
    await expect(usuarios.fila('ope.afiliaciones')).toContainText('Operador de Afiliaciones');
    await expect(usuarios.accion('Detalles')).toBeDisabled();
    await esAccesible(page);

    await usuarios.fila('ope.afiliaciones').getByRole('radio').check();
    await ilustrar(page, 'usuarios', page.getByRole('main'), 640);
    await usuarios.accion('Nuevo').click();
    const nuevo = usuarios.panel('Nuevo');
    await nuevo.getByRole('button', { name: 'Guardar' }).click();
    await expect(nuevo.getByRole('alert').first()).toHaveText('Nro. Documento no puede ser vacio.');
    await expect(nuevo.getByRole('alert').first()).toBeInViewport();
    await expect(nuevo.getByLabel('Número de documento')).toBeFocused();
    await nuevo.getByLabel('Número de documento').fill('4.455.667-1a');
    await nuevo.getByLabel('Nombres').fill('Ana María');
    await nuevo.getByLabel('Apellido paterno').fill('Quispe');
    await nuevo.getByRole('textbox', { name: 'Fecha de nacimiento' }).fill('14031985');
    await nuevo.getByLabel('Correo electrónico').fill('ana.quispe@sgpa.example');
    await expect(nuevo.getByLabel('Usuario')).toHaveValue('ana.quispe');
    await nuevo.getByLabel('Rol').click();
    await expect(page.getByRole('option', { name: 'Administrador SGPA' })).toHaveCount(0);
    await page.getByRole('option', { name: 'Operador de Afiliaciones' }).click();
    await elegirOpcion(page, nuevo.getByLabel('Departamento'), 'La Paz');
    await elegirOpcion(page, nuevo.getByLabel('Establecimiento'), 'Hospital Obrero Illimani');
    await expect(nuevo.getByLabel('Código RUES')).toHaveValue('900001');
    await ilustrar(page, 'usuario-nuevo', nuevo, 900);
    await esAccesible(page);
    await nuevo.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText(/Usuario ana\.quispe registrado\./)).toBeVisible();
    await expect(nuevo).toBeHidden();

    await usuarios.buscado.fill('4455667');
    await page.keyboard.press('Enter');
    await expect(usuarios.tabla.getByRole('row')).toHaveCount(2);
    await expect(usuarios.fila('ana.quispe')).toContainText('REGISTRADO');
    await usuarios.fila('ana.quispe').getByRole('radio').focus();
    await page.keyboard.press('Space');
    await usuarios.accion('Detalles').click();
    const detalles = usuarios.panel('Detalles');
    await expect(detalles.getByRole('note')).toContainText('REGISTRADO y todavía no puede ingresar');
    await expect(detalles.getByRole('region', { name: 'Establecimiento' })).toContainText('Hospital Obrero Illimani');
    await esAccesible(page);
    await detalles.getByRole('button', { name: 'Cerrar' }).last().click();

    await usuarios.accion('Activar').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Activar' }).click();
    await expect(page.getByText(/Usuario ana\.quispe activado\./)).toBeVisible();
    await expect(usuarios.fila('ana.quispe')).toContainText('ACTIVO');
    await expect(usuarios.accion('Activar')).toBeDisabled();

    await usuarios.accion('Editar').click();
    const editar = usuarios.panel('Editar');
    await expect(editar.getByLabel('Usuario')).toBeDisabled();
    await elegirOpcion(page, editar.getByLabel('Rol'), 'Operador de Vigencia de Derechos');
    await editar.getByRole('button', { name: 'Guardar' }).click();
    const pregunta = page.getByRole('alertdialog', { name: 'Está seguro de guardar la información.?' });
    await expect(pregunta).toContainText('Las sesiones abiertas del usuario se cerrarán.');
    await pregunta.getByRole('button', { name: 'Guardar' }).click();
    await expect(editar).toBeHidden();
    await expect(usuarios.fila('ana.quispe')).toContainText('Operador de Vigencia de Derechos');

    await usuarios.accion('Baja').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Dar de baja' }).click();
    await expect(usuarios.fila('ana.quispe')).toContainText('BAJA');
    await expect(usuarios.accion('Editar')).toBeDisabled();
  });

  test('la autoridad filtra por ente gestor y rol; lo escrito y no guardado no se pierde sin preguntar', async ({
    page,
    entrar,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await entrar('adm.autoridad', '/admin');
    await test.step('a 1366×768 se ve entero el menú más largo, con su grupo abierto, bajo sus datos', async () => {
      const menu = page.getByRole('navigation', { name: 'Menú principal' });
      await menu.getByRole('button', { name: 'Asegurados' }).click();
      await expect(menu.getByRole('link', { name: 'Registro de titular fallecido' })).toBeInViewport({ ratio: 1 });
      await expect(menu.getByRole('link', { name: 'AYUDA' })).toBeInViewport({ ratio: 1 });
      const datos = page.getByRole('complementary', { name: 'Usuario y menú' }).locator('> :first-child');
      expect(await datos.evaluate(({ clientHeight }) => clientHeight)).toBeLessThanOrEqual(96);
      await menu.getByRole('button', { name: 'Asegurados' }).click();
    });
    await test.step('a 1366×768 se ven once filas de un alto, sin nombres partidos, y entero lo que se corta', async () => {
      const filas = pantallaUsuarios(page).tabla.locator('tbody').getByRole('row');
      await expect(filas.nth(10)).toBeInViewport({ ratio: 1 });
      expect(new Set(await filas.evaluateAll((todas) => todas.map((fila) => fila.clientHeight)))).toEqual(
        new Set([44]),
      );
      await expect(filas.getByTitle('Administrador de Ente Gestor').first()).toBeVisible();
      await filas.last().getByRole('radio').check();
      await expect(pantallaUsuarios(page).accion('Detalles'), 'a la vista lejos de la primera').toBeInViewport({
        ratio: 1,
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366);

      // At 200 % of zoom the table scrolls sideways by itself: there a name has as much room.
      await page.setViewportSize({ width: 683, height: 384 });
      const nombre = filas.getByTitle('BUSTILLOS TERÁN OSCAR');
      expect(await nombre.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(683);
      await page.setViewportSize({ width: 1280, height: 800 });
    });
    const usuarios = pantallaUsuarios(page);
    await elegirOpcion(page, usuarios.filtro('Ente gestor'), 'Caja Petrolera de Salud');
    await usuarios.buscar.click();
    await expect(usuarios.fila('ope.petrolera')).toBeVisible();
    await expect(page).toHaveURL(/ente=2/);
    await elegirOpcion(page, usuarios.filtro('Estado'), 'BAJA');
    await usuarios.buscar.click();
    await expect(page.getByText('No hay usuarios con los filtros elegidos.')).toBeVisible();
    await page.goBack();
    await usuarios.fila('ope.petrolera').dblclick();
    await expect(usuarios.panel('Detalles')).toContainText('CUÉLLAR PAZ IVÁN');
    await page.goBack();
    await expect(usuarios.panel('Detalles')).toBeHidden();

    await usuarios.accion('Nuevo').click();
    await usuarios.panel('Nuevo').getByLabel('Nombres').fill('Rosa');
    await page.goBack();
    const pregunta = page.getByRole('alertdialog', { name: '¿Desea descartar lo que escribió?' });
    await pregunta.getByRole('button', { name: 'Cancelar' }).click();
    await expect(usuarios.panel('Nuevo').getByLabel('Nombres')).toHaveValue('ROSA');
    await page.setViewportSize({ width: 360, height: 740 });
    await cabe(page);
  });
});
