import type { Locator, Page } from '@playwright/test';
import { esAccesible } from '../base/axe.ts';
import { cabe, cabeEn360 } from '../base/cabe.ts';
import { capturar } from '../base/captura.ts';
import { ilustrar } from '../base/ilustracion.ts';
import { ir } from '../base/ir.ts';
import { expect, test } from '../base/prueba.ts';
import type { Servidor } from '../base/servidor.ts';
import { enCadaZoom, sinTapar, tapados } from '../base/zoom.ts';
import { abrirAccion } from '../pantallas/acciones.ts';
import { abrirPestana, preguntar } from '../pantallas/consulta.ts';
import { formularioIngreso } from '../pantallas/ingreso.ts';
import { abrirDetalles, pantallaLista } from '../pantallas/lista.ts';
import { campo } from '../pantallas/titular.ts';

/** Reads what a contrast theme leaves of how something looks: colours of the system, and lines. */
const aspecto = (que: Locator) =>
  que.evaluate((uno) => {
    const { backgroundColor, borderTop, borderInlineStart, outline } = getComputedStyle(uno);
    return { fondo: backgroundColor, borde: borderTop, lado: borderInlineStart, contorno: outline };
  });

type Mirada = (page: Page) => Promise<void>;

/** These looks are for a page that is nothing but opened; what else it can be has a test of its own. */
const PAGINAS: readonly { ruta: string; miradas: readonly Mirada[] }[] = [
  { ruta: '/dashBoardVue', miradas: [esAccesible, cabeEn360, (page) => enCadaZoom(page)] },
  { ruta: '/perfil', miradas: [esAccesible, cabeEn360, (page) => enCadaZoom(page)] },
  { ruta: '/ayuda', miradas: [esAccesible, cabeEn360] },
  { ruta: '/informational', miradas: [esAccesible, cabeEn360] },
  { ruta: '/admin', miradas: [esAccesible] },
  { ruta: '/novedades', miradas: [cabeEn360, (page) => enCadaZoom(page)] },
  { ruta: '/monitoreoView', miradas: [cabeEn360] },
  { ruta: '/no-existe', miradas: [esAccesible, cabeEn360] },
];

async function mirarElCambioDeContrasena(page: Page): Promise<void> {
  // The name stands alone in the header before the page is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Cambiar contraseña' })).toBeVisible();
  await expect(page.getByText('CALLE HUANCA MIRIAM').last()).toBeVisible();
  await ilustrar(page, 'contrasena');
  await cabeEn360(page);
}

async function mirarElMenuDelUsuario(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menú Usuario' });
  await enCadaZoom(page, async () => {
    await menu.click();
    const ultima = page.getByRole('menuitem', { name: 'Cerrar Sesión' });
    await ultima.focus();
    await expect(ultima).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(ultima).toBeHidden();
  });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Perfil de usuario' })).toBeVisible();
  await ilustrar(page, 'pantalla', page.locator('body'), 640);
  await esAccesible(page);
  await page.getByRole('menuitem', { name: 'Operaciones Realizadas' }).click();
  await expect(page.getByText('No registró operaciones en el día.')).toBeVisible();
  await esAccesible(page);
  await page.getByRole('button', { name: 'Cerrar Ventana' }).click();
}

async function mirarUnCambioRechazado(page: Page, nueva: Locator): Promise<void> {
  // The frame, which is every page's, is walked round once; of the other pages, only what is theirs.
  await enCadaZoom(page, () => sinTapar(page, 1));
  await nueva.press('Enter');
  await expect(page.getByText('Por favor verifique, los campos no pueden ser vacios.')).toBeVisible();
  await esAccesible(page);
  await page.getByRole('textbox', { name: 'Contraseña actual' }).fill('no-es-la-de-nadie');
  await nueva.fill('Los cerros de Oruro al alba');
  await page.getByRole('textbox', { name: 'Repetir nueva contraseña' }).fill('Los cerros de Oruro al alba');
  await nueva.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Proceso detenido' })).toBeVisible();
  await esAccesible(page);
  await page.keyboard.press('Escape');
}

async function mirarLaPagina(page: Page, ruta: string, miradas: readonly Mirada[]): Promise<void> {
  await ir(page, ruta);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  // A button of a chart that has just come is in its disabled colour for a moment.
  await expect(page.getByRole('main').getByText('Cargando…')).toHaveCount(0);
  for (const mirada of miradas) await mirada(page);
}

/** consultas.spec.ts has axe look at what is found. */
async function mirarLasConsultas(page: Page): Promise<void> {
  await ir(page, '/consultas');
  await expect(page.getByRole('tab', { name: 'ESTADO ASEGURADO' })).toBeVisible();
  await cabeEn360(page);
  await enCadaZoom(page);
  await campo(page, 'Número de documento').fill('1000100');
  await campo(page, 'Fecha de nacimiento').fill('14/03/1985');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('table', { name: 'Registros del asegurado' }).getByText('ACTIVO')).toBeVisible();
  await capturar(page, 'consultas', 'dark');
  await campo(page, 'Número de documento').fill('1000404');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText('No se pudo encontrar información con los datos introducidos.')).toBeVisible();
  await esAccesible(page);
}

async function mirarLosDetalles(page: Page): Promise<void> {
  await ir(page, '/asegurado');
  await abrirDetalles(page, '1000100');
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await capturar(page, 'detalle');
  await ilustrar(page, 'detalles', page.getByRole('dialog'), 800);
  await page.getByRole('button', { name: 'Ver en pantalla completa' }).click();
  await esAccesible(page);
}

async function mirarLosEstadosDeLaLista(page: Page): Promise<void> {
  await ir(page, '/asegurado?estado=CESANTIA,INACTIVO,REVISION');
  const lista = pantallaLista(page);
  await lista.radios.nth(2).check();
  await expect(lista.entidades).toBeVisible();
  await capturar(page, 'lista');
  await capturar(page, 'lista-oscura', 'dark');
  await esAccesible(page);
}

async function mirarConUnTemaDeContraste(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const lista = pantallaLista(page);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByRole('button', { name: 'Asegurados' }).click();
  const pares = [
    [lista.opcion('TITULAR'), lista.opcion('BENEFICIARIO')],
    [lista.opcion('AFILIACION'), lista.opcion('REGISTRO')],
    [menu.getByRole('link', { name: 'Lista de asegurados' }), menu.getByRole('link', { name: 'Ayuda' })],
    [page.getByRole('row').filter({ has: page.locator(':checked') }), page.getByRole('row').nth(1)],
  ] as const;
  for (const [elegido, otro] of pares) expect(await aspecto(elegido)).not.toEqual(await aspecto(otro));
  expect(await lista.radios.first().evaluate((uno) => getComputedStyle(uno).appearance)).toBe('auto');
  expect((await aspecto(lista.buscar)).borde).toContain('solid');
  await page.emulateMedia({ forcedColors: 'none' });
}

async function mirarFilaPorFilaDeCerca(page: Page): Promise<void> {
  await ir(page, '/asegurado?porPagina=10');
  const filas = pantallaLista(page).radios;
  await expect(filas).toHaveCount(10);
  await enCadaZoom(page, async () => {
    await filas.first().focus();
    expect(await tapados(page, 'ArrowDown'), 'fila enfocada y tapada').toEqual([]);
    const fijas = await page
      .locator('main *, header')
      .evaluateAll(
        (todos) => todos.filter((uno) => ['sticky', 'fixed'].includes(getComputedStyle(uno).position)).length,
      );
    expect(fijas, 'lo que se queda sobre las filas').toBe(0);
    await cabe(page);
    // The walk goes from the last row to the end of the page.
    expect(await tapados(page), 'enfocado y tapado').toEqual([]);
    await cabe(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('1000100');
    await expect(page.getByRole('option', { name: /1000100/ })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  });
}

async function mirarUnaSesionTerminada(page: Page, servidor: Servidor, token: string): Promise<void> {
  await ir(page, '/asegurado');
  await expect(pantallaLista(page).radios).toHaveCount(25);
  await servidor.revocar(token);
  // An answer that came late may have told it already, over everything: then the button is hidden from whoever
  // reads.
  await page.getByRole('button', { name: 'Buscar', exact: true, includeHidden: true }).dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Su sesión terminó' })).toBeVisible();
  await capturar(page, 'sesion-terminada');
  await esAccesible(page);
}

/**
 * Each screen, and what it can be, is opened once and looked at by all that looks: axe in both themes, 360 pixels, 200
 * and 400 % of zoom, and for the guide. To open one costs more than to look at it.
 */
test.describe('accesibilidad.spec.ts', () => {
  test('ingreso: vacío, con errores, sin red; términos: diálogo y pregunta', async ({ page, entrar }) => {
    await test.step('ingreso: vacío, con errores, sin red', async () => {
      const { boton, ingresar } = formularioIngreso(page);
      await page.goto('/');
      // The accounts come a moment later, and what stands below them goes down.
      await expect(
        page.getByRole('region', { name: 'Cuentas de demostración' }).getByRole('button').last(),
      ).toBeVisible();
      await capturar(page, 'ingreso');
      await ilustrar(page, 'ingreso', page.locator('form').locator('xpath=..'));
      await cabeEn360(page);
      await enCadaZoom(page);
      await ingresar('ope.afiliaciones', 'una-clave-que-no-es');
      await expect(page.getByText('Verifique los datos de su cuenta')).toBeVisible();
      await esAccesible(page);
      await cabeEn360(page);
      await page.route('**/v1/login_app', (ruta) => ruta.abort());
      await boton.click();
      await expect(page.getByText('Problema de conexión con el servidor')).toBeVisible();
    });
    await test.step('recuperación, para la guía', async () => {
      await page.goto('/recuperarCredenciales');
      await page.getByLabel('Usuario').fill('ope.afiliaciones');
      await ilustrar(page, 'recuperacion', page.locator('form').locator('xpath=..'));
    });
    await test.step('términos: diálogo y pregunta', async () => {
      await entrar('sin.terminos', '/dashBoardVue');
      const dialogo = page.getByRole('dialog', { name: /términos y condiciones/i });
      await expect(dialogo.getByText(/25 de enero de 2023/).first()).toBeVisible();
      await expect(dialogo.getByRole('button', { name: 'Acepto los Terminos' })).toBeEnabled();
      await ilustrar(page, 'terminos', dialogo, 600);
      await esAccesible(page);
      await cabeEn360(page);
      await dialogo.getByRole('button', { name: 'No acepto' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await esAccesible(page);
    });
  });

  test('cambio de contraseña, menús y cajones, páginas, consultas, detalles, lista y una sesión que terminó', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones', '/changeCUsr');
    const nueva = page.getByRole('textbox', { name: 'Nueva contraseña', exact: true });
    await test.step('cambio de contraseña: vacío', () => mirarElCambioDeContrasena(page));
    await test.step('menú y cajón del usuario', () => mirarElMenuDelUsuario(page));
    await test.step('cambio de contraseña: de cerca, sin llenar, rechazado', () => mirarUnCambioRechazado(page, nueva));
    for (const { ruta, miradas } of PAGINAS) await test.step(ruta, () => mirarLaPagina(page, ruta, miradas));
    await test.step('consultas: vacío, encontrado, no encontrado', () => mirarLasConsultas(page));
    await test.step('detalles', () => mirarLosDetalles(page));
    await test.step('lista: estados de los dos grupos', () => mirarLosEstadosDeLaLista(page));
    await test.step('lista con los colores de un tema de contraste: lo elegido se ve', () =>
      mirarConUnTemaDeContraste(page));
    await test.step('lista, fila por fila, y paleta, de cerca', () => mirarFilaPorFilaDeCerca(page));
    await test.step('una sesión que terminó', () => mirarUnaSesionTerminada(page, servidor, token));
  });

  test('lista: filas, vacía, filtros abiertos, beneficiarios; consultas y revisión', async ({ page, entrar }) => {
    await entrar('adm.autoridad');
    const lista = pantallaLista(page);
    await lista.radios.nth(2).check();
    await expect(lista.entidades).toBeVisible();
    await esAccesible(page);
    await lista.documento.fill('99999999');
    await lista.buscar.click();
    await expect(lista.vacia).toBeVisible();
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
    await lista.limpiar.click();
    await lista.opcion('BENEFICIARIO').click();
    await expect(lista.radios.first()).toBeVisible();
    await esAccesible(page);
    await test.step('consultas y revisión, para la guía', async () => {
      await ir(page, '/consultas');
      await preguntar(page, ['1000100', '14/03/1985', 'ACTIVO']);
      await ilustrar(page, 'consultas');
      await abrirPestana(page, 'CERTIFICACIÓN (SEGIP)');
      await preguntar(page, ['1000001', '', 'MARTINA ELENA']);
      await ilustrar(page, 'consultas-certificacion');
      const revision = await abrirAccion(page, '1000100', 'Revisión');
      await campo(page, 'Motivo').fill('Denuncia del empleador');
      await ilustrar(page, 'revision', revision, 800);
    });
  });
});
