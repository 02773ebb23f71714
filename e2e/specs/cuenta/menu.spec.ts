import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { enLaPaz } from '../../base/fechas.ts';
import { ir } from '../../base/ir.ts';
import { type Ayudas, expect, test } from '../../base/prueba.ts';

const RESUMEN = 'Resumen de la población asegurada';
const LISTA = 'Lista de asegurados';
const AFILIACION = 'Registro de titular';
const BENEFICIARIOS = 'Registro de beneficiario';
const FALLECIDOS = 'Registro de titular fallecido';
const CONSULTAS = 'Consultas';
const NOVEDADES = 'Corrección de novedades';
const MONITOREO = 'Remisión de Información de Total de Asegurados';
const AYUDA = 'AYUDA';

async function seguirCadaEntrada(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  for (const [titulo, ruta] of [
    [RESUMEN, '/dashBoardVue'],
    [AFILIACION, '/afiliacionTitulares'],
    [BENEFICIARIOS, '/afiliacionBeneficiario'],
    [FALLECIDOS, '/afiliacionTitularesFallecidos'],
    [CONSULTAS, '/consultas'],
    [NOVEDADES, '/novedades'],
    [MONITOREO, '/monitoreoView'],
    [AYUDA, '/ayuda'],
    [LISTA, '/asegurado'],
  ] as const) {
    await menu.getByRole('link', { name: titulo, exact: true }).click();
    await expect(page).toHaveURL(ruta);
    await expect(page.getByRole('heading', { level: 1, name: titulo, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${titulo} · SGPA`);
  }
}

async function leerElPie(page: Page): Promise<void> {
  const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const pie = page.getByRole('contentinfo');
  await expect(pie.getByText(`Versión ${version}`)).toBeVisible();
  await expect(pie.getByText(`© ${enLaPaz().slice(-4)} Unidad de Tecnología`)).toBeVisible();
  await pie.getByRole('button', { name: 'Términos de uso' }).click();
  const lectura = page.getByRole('dialog', { name: 'Términos y condiciones de uso' });
  await expect(lectura.getByText(/25 de enero de 2023/).first()).toBeVisible();
  await lectura.getByRole('button', { name: 'Cerrar' }).click();
  await expect(lectura).toBeHidden();
}

async function cerrarUnGrupoYElCajon(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const grupo = menu.getByRole('button', { name: 'Asegurados', exact: true });
  const antes = (await grupo.getAttribute('aria-expanded')) === 'true';
  await grupo.click();
  await expect(grupo).toHaveAttribute('aria-expanded', String(!antes));
  await expect(menu.getByRole('link', { name: LISTA })).toBeVisible({ visible: !antes });
  await page.getByRole('button', { name: 'Ocultar el menú' }).click();
  await expect(menu).toBeHidden();
}

async function cambiarElTema(page: Page, usuario: Locator, menu: Locator): Promise<void> {
  await usuario.click();
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Perfil de usuario',
    'Cambiar contraseña',
    'Operaciones Realizadas',
    'Apariencia: la del sistema',
    'Cerrar Sesión',
  ]);
  await menu.getByRole('menuitem', { name: 'Apariencia: la del sistema' }).click();
  await menu.getByRole('menuitem', { name: 'Apariencia: clara' }).click();
  await expect(menu.getByRole('menuitem', { name: 'Apariencia: oscura' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-tema', 'dark');
  await page.keyboard.press('Escape');
}

async function recargarConLoDejado(page: Page, moverReloj: Ayudas['moverReloj']): Promise<void> {
  // In the browser's own zone it is already the 15th.
  await moverReloj(new Date('2026-10-15T02:30:00Z'));
  await page.clock.install({ time: new Date('2026-10-15T02:30:00Z') });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'AYUDA' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-tema', 'dark');
  const principal = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(principal).toBeHidden();
  await page.getByRole('button', { name: 'Mostrar el menú' }).click();
  await expect(principal).toBeVisible();
}

async function leerElCajon(page: Page): Promise<void> {
  const lateral = page.getByRole('complementary', { name: 'Usuario y menú' });
  await expect(lateral.getByRole('img', { name: 'Caja Nacional de Salud' })).toBeVisible();
  for (const dato of ['CALLE', 'MIRIAM', 'OPERADORA DE AFILIACIONES']) {
    await expect(lateral.getByText(dato, { exact: true })).toBeVisible();
  }
  await expect(lateral.getByText(/14 de octubre de 2026,? 22:3\d:\d\d/)).toBeVisible();
  const barra = page.getByRole('banner');
  await expect(barra.getByText('SGPA Caja Nacional de Salud')).toBeVisible();
  await expect(barra.getByText('CALLE HUANCA MIRIAM')).toBeVisible();
  await expect(barra.getByText(/OPERADORA DE AFILIACIONES · 14\/10\/2026/)).toBeVisible();
  const ancho = () => lateral.evaluate((elemento) => elemento.parentElement?.getBoundingClientRect().width);
  await expect.poll(ancho).toBe(300);
}

async function irAlPerfil(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menú Usuario' }).click();
  await page.getByRole('menuitem', { name: 'Perfil de usuario' }).click();
  await expect(page).toHaveURL('/perfil');
}

async function medirLaBarra(page: Page): Promise<void> {
  const fecha = page.getByRole('banner').getByText(enLaPaz());
  await expect(fecha).toBeVisible();
  await expect(page.getByRole('banner').getByText(/^RESPONSABLE NACIONAL/)).toBeVisible();
  await expect.poll(() => fecha.evaluate((elemento) => elemento.scrollWidth > elemento.clientWidth)).toBe(false);
  const menu = page.getByRole('button', { name: 'Menú Usuario' });
  await expect(async () => {
    const [suya, otra] = [await fecha.boundingBox(), await menu.boundingBox()];
    expect((suya?.x ?? 0) + (suya?.width ?? 0)).toBeLessThanOrEqual(otra?.x ?? 0);
  }).toPass();
}

test.describe('menu.spec.ts', () => {
  // menu.test.ts of the server tests whose menu has what, role by role; here, one with groups and one without.
  const esSuMenu = async (page: Page, titulos: readonly string[]) => {
    const menu = page.getByRole('navigation', { name: 'Menú principal' });
    await expect(menu.getByRole('link')).toHaveText([...titulos]);
    await expect(menu.getByRole('link', { name: LISTA })).toHaveAttribute('aria-current', 'page');
  };

  test('el menú de empleador.consulta es el de su rol, y un cargo largo se corta en la barra superior', async ({
    page,
    entrar,
  }) => {
    await page.route('**/v1/findUsuario', async (ruta) => {
      const respuesta = await ruta.fetch();
      const cargo = 'RESPONSABLE NACIONAL DE AFILIACIONES, VIGENCIA DE DERECHOS Y CONTROL DE EMPRESAS '.repeat(2);
      await ruta.fulfill({ response: respuesta, json: { ...(await respuesta.json()), cargo } });
    });
    await entrar('empleador.consulta', '/informational');
    await test.step('un cargo largo se corta en la barra superior, nunca la fecha', () => medirLaBarra(page));
    await test.step('la página sin contenido propio también está en el marco', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Acerca de SGPA' })).toBeVisible();
    });
    await ir(page, '/asegurado');
    await esSuMenu(page, [RESUMEN, LISTA, AYUDA]);
  });

  test('el menú, el pie y el cajón de ope.afiliaciones', async ({ page, entrar, moverReloj }) => {
    await entrar('ope.afiliaciones');
    await test.step('el menú de ope.afiliaciones es el de su rol', async () => {
      await esSuMenu(page, [
        RESUMEN,
        LISTA,
        AFILIACION,
        BENEFICIARIOS,
        FALLECIDOS,
        CONSULTAS,
        NOVEDADES,
        MONITOREO,
        AYUDA,
      ]);
    });
    await test.step('cada entrada del menú lleva a su página', () => seguirCadaEntrada(page));
    await test.step('el pie, los grupos y el menú de usuario', async () => {
      await ir(page, '/ayuda');
      await test.step('el pie muestra la versión, de quién es el producto y los términos para leerlos', () =>
        leerElPie(page));
      await test.step('un grupo se abre y se cierra, y el cajón también', () => cerrarUnGrupoYElCajon(page));
      const usuario = page.getByRole('button', { name: 'Menú Usuario' });
      const menu = page.getByRole('menu', { name: 'Menú Usuario' });
      await test.step('el menú de usuario: sus entradas y el tema', () => cambiarElTema(page, usuario, menu));
      await test.step('el cajón y el tema quedan como se los dejó después de recargar', () =>
        recargarConLoDejado(page, moverReloj));
    });
    await test.step('el cajón dice quién está en sesión y qué hora es en La Paz', () => leerElCajon(page));
    await test.step('una entrada del menú de usuario lleva a su página', () => irAlPerfil(page));
  });
});
