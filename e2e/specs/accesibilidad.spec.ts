import { esAccesible } from '../base/axe.ts';
import { capturar } from '../base/captura.ts';
import { ir } from '../base/ir.ts';
import { enCalma, expect, test } from '../base/prueba.ts';
import { formularioIngreso } from '../pantallas/ingreso.ts';
import { abrirDetalles, pantallaLista } from '../pantallas/lista.ts';
import {
  botonGuardar,
  botonValidar,
  campo,
  completarTrabajador,
  GONZALO,
  llegarAlPaso3,
  llenarPaso1,
  MARTINA,
  pregunta,
  SANTOS,
  validar,
  WARA,
} from '../pantallas/titular.ts';

test.describe('accesibilidad.spec.ts', () => {
  test('ingreso: vacío, con errores, sin red', async ({ page }) => {
    await page.goto('/');
    await expect(formularioIngreso(page).boton).toBeVisible();
    await capturar(page, 'ingreso');
    await esAccesible(page);
    await formularioIngreso(page).ingresar('ope.afiliaciones', 'una-clave-que-no-es');
    await expect(page.getByText('Verifique los datos de su cuenta')).toBeVisible();
    await esAccesible(page);
    await page.route('**/v1/login_app', (ruta) => ruta.abort());
    await formularioIngreso(page).boton.click();
    await expect(page.getByText('Problema de conexión con el servidor')).toBeVisible();
    await esAccesible(page);
  });

  test('términos: diálogo y pregunta', async ({ page, entrar }) => {
    await entrar('sin.terminos', '/dashBoardVue');
    const dialogo = page.getByRole('dialog', { name: /términos y condiciones/i });
    await expect(dialogo.getByText(/25 de enero de 2023/).first()).toBeVisible();
    await esAccesible(page);
    await dialogo.getByRole('button', { name: 'No acepto' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await esAccesible(page);
  });

  test('cambio de contraseña, y páginas sin formulario', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/changeCUsr');
    await test.step('cambio de contraseña: vacío, rechazado, hecho', async () => {
      const nueva = page.getByRole('textbox', { name: 'Nueva contraseña', exact: true });
      // The name alone stands in the header before the page is there.
      await expect(page.getByRole('heading', { level: 1, name: 'Cambiar contraseña' })).toBeVisible();
      await esAccesible(page);
      await nueva.press('Enter');
      await expect(page.getByText('Por favor verifique, los campos no pueden ser vacios.')).toBeVisible();
      await esAccesible(page);
      await page.getByRole('textbox', { name: 'Contraseña actual' }).fill('no-es-la-de-nadie');
      await nueva.fill('Los cerros de Oruro al alba');
      await page.getByRole('textbox', { name: 'Repetir nueva contraseña' }).fill('Los cerros de Oruro al alba');
      await nueva.press('Enter');
      await expect(page.getByRole('alertdialog', { name: 'Proceso detenido' })).toBeVisible();
      await esAccesible(page);
    });
    await test.step('páginas sin formulario, menús, cajones y los términos para leer', async () => {
      await ir(page, '/dashBoardVue');
      await test.step('páginas sin formulario', async () => {
        for (const ruta of ['/dashBoardVue', '/perfil', '/ayuda', '/informational', '/admin', '/no-existe']) {
          await test.step(ruta, async () => {
            if (ruta !== '/dashBoardVue') await ir(page, ruta);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
            // A button of a chart that has just come is in its disabled colour for a moment.
            await expect(page.getByRole('main').getByText('Cargando…')).toHaveCount(0);
            await esAccesible(page);
          });
        }
      });
      await test.step('menús, cajones y los términos para leer', async () => {
        await ir(page, '/ayuda');
        await page.getByRole('button', { name: 'Menú Usuario' }).click();
        await expect(page.getByRole('menuitem', { name: 'Mi perfil' })).toBeVisible();
        await esAccesible(page);
        await page.getByRole('menuitem', { name: 'Operaciones Realizadas' }).click();
        await expect(page.getByText('No registró operaciones en el día.')).toBeVisible();
        await esAccesible(page);
        await page.getByRole('button', { name: 'Cerrar Ventana' }).click();
        await page.getByRole('button', { name: 'Términos de uso' }).click();
        await expect(
          page
            .getByRole('dialog')
            .getByText(/25 de enero de 2023/)
            .first(),
        ).toBeVisible();
        await esAccesible(page);
      });
    });
  });

  test('consultas, detalles y una sesión que terminó', async ({ page, entrar, servidor }) => {
    const token = await entrar('ope.afiliaciones', '/consultas');
    await test.step('consultas: vacío, encontrado, no encontrado', async () => {
      await expect(page.getByRole('tab', { name: 'ESTADO ASEGURADO' })).toBeVisible();
      await esAccesible(page);
      await campo(page, 'Número de documento').fill('1000100');
      await campo(page, 'Fecha de nacimiento').fill('14/03/1985');
      await page.getByRole('button', { name: 'Buscar' }).click();
      await expect(page.getByRole('table', { name: 'Registros del asegurado' }).getByText('ACTIVO')).toBeVisible();
      await capturar(page, 'consultas', 'dark');
      await esAccesible(page);
      await campo(page, 'Número de documento').fill('1000404');
      await page.getByRole('button', { name: 'Buscar' }).click();
      await expect(page.getByText('No se pudo encontrar información con los datos introducidos.')).toBeVisible();
      await esAccesible(page);
    });
    await test.step('detalles', async () => {
      await ir(page, '/asegurado');
      await abrirDetalles(page, '1000100');
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
      await capturar(page, 'detalle');
      await esAccesible(page);
      await page.getByRole('button', { name: 'Ver en pantalla completa' }).click();
      await esAccesible(page);
    });
    await test.step('lista: estados de los dos grupos', async () => {
      await ir(page, '/asegurado?estado=CESANTIA,INACTIVO,REVISION');
      const lista = pantallaLista(page);
      await lista.radios.nth(2).check();
      await expect(lista.entidades).toBeVisible();
      await capturar(page, 'lista');
      await capturar(page, 'lista-oscura', 'dark');
      await esAccesible(page);
    });
    await test.step('una sesión que terminó', async () => {
      await page.goto('/asegurado');
      await expect(pantallaLista(page).radios.first()).toBeVisible();
      await enCalma(page);
      await servidor.revocar(token);
      await pantallaLista(page).buscar.click();
      await expect(page.getByRole('dialog', { name: 'Su sesión terminó' })).toBeVisible();
      await capturar(page, 'sesion-terminada');
      await esAccesible(page);
    });
  });

  test('lista: filas, filtros abiertos, beneficiarios, vacía', async ({ page, entrar }) => {
    await entrar('adm.autoridad');
    const lista = pantallaLista(page);
    await lista.radios.nth(2).check();
    await expect(lista.entidades).toBeVisible();
    await esAccesible(page);
    await lista.estado.click();
    await expect(page.getByRole('option', { name: 'CESANTIA' })).toBeVisible();
    await esAccesible(page);
    await page.keyboard.press('Escape');
    await lista.entidades.fill('ALTIPLANO');
    await expect(page.getByRole('option', { name: 'INDUSTRIAS ALTIPLANO S.A.' })).toBeVisible();
    await esAccesible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Elegir Fecha Inicio' }).click();
    const calendario = page.getByRole('dialog', { name: 'Elegir Fecha Inicio' });
    await expect(calendario.getByRole('gridcell', { name: /^1 de / })).toBeVisible();
    await esAccesible(page);
    await page.keyboard.press('Escape');
    await lista.opcion('BENEFICIARIO').click();
    await expect(lista.radios.first()).toBeVisible();
    await esAccesible(page);
    await lista.documento.fill('99999999');
    await lista.buscar.click();
    await expect(lista.vacia).toBeVisible();
    await esAccesible(page);
  });

  test('asistente, pasos 1 y 2', async ({ page, entrar, simuladores }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await test.step('asistente, paso 1: vacío, con errores, con marcas, no encontrado', async () => {
      await expect(botonValidar(page)).toBeVisible();
      await esAccesible(page);
      await botonValidar(page).click();
      await expect(page.getByText('Este campo es requerido.').first()).toBeVisible();
      await esAccesible(page);
      await llenarPaso1(page, { ...MARTINA, paterno: 'MAMANI' });
      await botonValidar(page).click();
      await expect(page.getByText('Los datos introducidos no coinciden', { exact: false })).toBeVisible();
      await capturar(page, 'paso-1');
      await esAccesible(page);
    });
    await test.step('asistente, paso 2: con registros y sin nada, y con una fuente caída', async () => {
      await page.goto('/afiliacionTitulares');
      await validar(page, GONZALO);
      await expect(page.getByRole('table', { name: 'OVT' })).toBeVisible();
      await capturar(page, 'paso-2');
      await esAccesible(page);
      await simuladores.fallar('gestora', { modo: 'error' });
      await ir(page, '/afiliacionTitulares');
      await validar(page, SANTOS);
      await expect(page.getByText('RENTA DE VEJEZ')).toBeVisible();
      await esAccesible(page);
    });
  });

  test('asistente, paso 3: campos requeridos, lleno, con errores, pregunta, guardando', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await test.step('asistente, paso 3: campos requeridos', async () => {
      await llegarAlPaso3(page, WARA);
      await botonGuardar(page).click();
      await expect(page.getByText('Observación: Debe introducir la información', { exact: false })).toBeVisible();
      await esAccesible(page);
    });
    await test.step('asistente, paso 3: lleno, con errores, pregunta, guardando', async () => {
      await ir(page, '/afiliacionTitulares');
      await llegarAlPaso3(page, MARTINA);
      await completarTrabajador(page);
      await capturar(page, 'paso-3');
      await esAccesible(page);
      await page.route('**/v2/afiliado/ente-gestor', () => {});
      await botonGuardar(page).click();
      await expect(pregunta(page)).toBeVisible();
      await esAccesible(page);
      await pregunta(page).getByRole('button', { name: 'Registrar titular' }).click();
      await expect(page.getByRole('dialog', { name: 'Procesando registro' })).toBeVisible();
      await esAccesible(page);
    });
  });
});
