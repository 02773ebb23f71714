import type { BrowserContext, Locator, Page } from '@playwright/test';
import { esAccesible } from '../../base/axe.ts';
import { enLaPaz } from '../../base/fechas.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import type { Servidor } from '../../base/servidor.ts';
import { abrirDetalleBeneficiario, abrirHistoria, hecho, historiaDe, pestana } from '../../pantallas/beneficiario.ts';
import { abrirDetalles, pantallaLista } from '../../pantallas/lista.ts';

async function leerAlTitular(page: Page, nombre: Locator, dialogo: Locator): Promise<void> {
  await abrirDetalles(page, '1000100');
  await expect(nombre).toBeVisible();
  for (const dato of ['CI 1000100', '14/03/1985', 'SÍ', enLaPaz(-1000), 'INDUSTRIAS ALTIPLANO S.A.']) {
    await expect(dialogo.getByText(dato, { exact: true }).first()).toBeVisible();
  }
  await expect(dialogo.getByRole('table', { name: /^Beneficiarios en/ }).getByRole('row')).toHaveCount(4);
  // An action that is not possible in this state does not look as if it were.
  const color = (accion: string) =>
    dialogo.getByRole('button', { name: accion }).evaluate((boton) => getComputedStyle(boton).color);
  expect(await color('Ampliación')).not.toBe(await color('Actualizar'));
}

async function contarLaHistoria(page: Page, dialogo: Locator, cerrar: Locator): Promise<void> {
  const pedidas: string[] = [];
  page.on('request', (pedido) => {
    if (pedido.url().includes('/v1/asegurado/historia/')) pedidas.push(pedido.url());
  });
  await abrirDetalles(page, '1000103');
  await expect(dialogo.getByRole('button', { name: 'Historia de la afiliación' })).toBeVisible();
  await expect(historiaDe(dialogo)).toHaveCount(0);
  expect(pedidas).toEqual([]);
  await abrirHistoria(dialogo);
  await expect(historiaDe(dialogo).first()).toContainText('Baja del titular');
  await expect(historiaDe(dialogo).last()).toContainText('Registro de la afiliación');
  expect(pedidas).toHaveLength(1);
  await esAccesible(page);
  await cerrar.click();
}

async function traerDelSegip(page: Page, dialogo: Locator): Promise<void> {
  await dialogo.getByRole('button', { name: 'Traer del SEGIP' }).click();
  await page
    .getByRole('alertdialog', { name: /traer la identidad del SEGIP/ })
    .getByRole('button', { name: 'Traer' })
    .click();
  await expect(dialogo.getByText('Los datos de identidad ya son los del SEGIP.')).toBeVisible();
}

async function agrandarYCerrar(page: Page, dialogo: Locator, cerrar: Locator): Promise<void> {
  const lista = pantallaLista(page);
  await page.mouse.click(4, 400);
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeVisible();
  await dialogo.getByRole('button', { name: 'Ver en pantalla completa' }).click();
  await expect.poll(async () => (await dialogo.boundingBox())?.width).toBe(1280);
  await dialogo.getByRole('button', { name: 'Salir de pantalla completa' }).click();
  await expect.poll(async () => (await dialogo.boundingBox())?.width).toBeLessThan(1280);
  await cerrar.click();
  await expect(dialogo).toBeHidden();
  await expect(page).toHaveURL('/asegurado?numeroDocumento=1000100');
  await expect(lista.radios.first()).toBeChecked();
}

async function volverYEnlazar(page: Page, dialogo: Locator, enlace: string, nombre: Locator): Promise<void> {
  const lista = pantallaLista(page);
  await lista.detalles.click();
  await expect(dialogo).toBeVisible();
  await page.goBack();
  await expect(dialogo).toBeHidden();
  await page.goto(enlace);
  await expect(nombre).toBeVisible();
}

async function imprimir(page: Page, dialogo: Locator, cerrar: Locator): Promise<void> {
  const lista = pantallaLista(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The page follows a moment later; otherwise it would change over the light of the paper.
  await expect(page.locator('html')).toHaveAttribute('data-tema', 'dark');
  const membrete = page.getByText(/^Impreso por ope\.afiliaciones el \d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}:\d{2}$/);
  await expect(membrete).toHaveCount(0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(membrete).toBeVisible();
  await expect(page.getByText(/· Caja Nacional de Salud$/)).toBeVisible();
  await expect(dialogo.getByText('GUTIÉRREZ MARCA JORGE LUIS')).toHaveCSS('color', 'rgb(0, 0, 0)');
  // A part that was not opened has no title, either.
  await expect(page.locator('button:visible')).toHaveCount(0);
  for (const fuera of ['.MuiAppBar-root', '.MuiDrawer-root', '#raiz']) await expect(page.locator(fuera)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.dataset.tema)).toBe('light');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expect(membrete).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.dataset.tema)).toBe('dark');
  await abrirHistoria(dialogo);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('button:visible')).toHaveText(['Historia de la afiliación']);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await cerrar.click();
  await expect(page).toHaveURL('/asegurado?numeroDocumento=1000100');
  await lista.limpiar.click();
  await expect(lista.radios).toHaveCount(25);
}

async function pasarPorLaLista(page: Page, dialogo: Locator, cerrar: Locator): Promise<void> {
  const lista = pantallaLista(page);
  const filas = page.getByRole('row', { name: /CI \d/ });
  const numero = async (lugar: number) => /CI (\d+)/.exec((await filas.nth(lugar).innerText()) ?? '')?.[1] ?? '';
  const [primero, segundo] = [await numero(0), await numero(1)];
  await filas.first().dblclick();
  const deCual = (cual: string) => dialogo.getByText(`CI ${cual}`, { exact: true }).first();
  await expect(deCual(primero)).toBeVisible();
  await expect(dialogo.getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(deCual(segundo)).toBeVisible();
  await expect(dialogo.getByText(/^2 de \d+$/)).toBeVisible();
  await dialogo.getByRole('button', { name: 'Siguiente' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialogo.getByText(/^3 de \d+$/)).toBeVisible();
  await expect(dialogo.getByRole('button', { name: 'Siguiente' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(deCual(segundo)).toBeVisible();
  await esAccesible(page);
  await page.keyboard.press('r');
  await page.keyboard.press('b');
  const baja = page.getByRole('dialog', { name: 'Baja - REGISTRO' });
  await expect(baja.getByText(`CI ${segundo}`, { exact: true })).toBeVisible();
  await baja.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(deCual(segundo)).toBeVisible();
  await cerrar.click();
  await expect(dialogo).toBeHidden();
  await expect(lista.radios.nth(1)).toBeChecked();

  // The panel goes on beyond the page, with the focus where it was.
  await filas.last().dblclick();
  const ultimoDeLaPagina = dialogo.getByText(/^(\d+) de \1$/);
  await expect(ultimoDeLaPagina).toBeVisible();
  await dialogo.getByRole('button', { name: 'Siguiente' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialogo.getByText(/^1 de \d+$/)).toBeVisible();
  await expect(page).toHaveURL(/[?&]pagina=2/);
  await expect(dialogo.getByRole('button', { name: 'Siguiente' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(ultimoDeLaPagina).toBeVisible();
}

async function pasarAlSiguienteBeneficiario(page: Page, servidor: Servidor, token: string): Promise<void> {
  const lista = pantallaLista(page);
  await ir(page, '/asegurado?tipoAfiliado=BENEFICIARIO');
  const filas = page.getByRole('row', { name: /CI \d/ });
  await expect(filas.first()).toBeVisible();
  await lista.cuenta(await servidor.beneficiarios(token));
  const numero = async (lugar: number) => /CI \d+(-\w+)?/.exec(await filas.nth(lugar).innerText())?.[0] ?? '';
  const [primero, segundo] = [await numero(0), await numero(1)];
  await filas.first().dblclick();
  const suyos = page.getByRole('dialog', { name: 'Detalles' });
  await expect(hecho(suyos, 'Documento')).toHaveText(primero);
  await page.keyboard.press('ArrowRight');
  await expect(suyos.getByText(/^2 de \d+$/)).toBeVisible();
  await expect(hecho(suyos, 'Documento')).toHaveText(segundo);
  await pestana(page, 'Detalle').focus();
  await page.keyboard.press('ArrowRight');
  await expect(pestana(page, 'Detalle')).not.toBeFocused();
  await expect(suyos.getByText(/^2 de \d+$/)).toBeVisible();
}

async function leerAlBeneficiario(page: Page, context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const suyos = await abrirDetalleBeneficiario(page, '1000210');
  await expect(pestana(page, 'Detalle')).toHaveAttribute('aria-selected', 'true');
  await expect(hecho(suyos, 'Documento')).toHaveText('CI 1000210');
  await expect(hecho(suyos, 'Parentesco')).toHaveText('ESPOSA/ESPOSO');
  await expect(hecho(suyos, 'Estado')).toHaveText('CESANTIA');
  await expect(hecho(suyos, 'Fecha de baja')).toHaveText(enLaPaz(-20));
  await abrirHistoria(suyos);
  await expect(historiaDe(suyos).first()).toContainText('Por el fallecimiento del titular');
  await expect(historiaDe(suyos).first()).not.toContainText('ope.afiliaciones');
  await suyos.getByRole('button', { name: 'Copiar número' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('1000210');
  await page.reload();
  await expect(hecho(suyos, 'Documento')).toHaveText('CI 1000210');
}

test.describe('detalle-asegurado.spec.ts', () => {
  test('lo que dicen de un titular; se agrandan, se cierran, se enlazan, se imprimen y de uno se pasa al siguiente', async ({
    page,
    entrar,
    context,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones');

    const dialogo = page.getByRole('dialog', { name: 'Detalles - REGISTRO' });
    const cerrar = dialogo.getByRole('button', { name: 'Cerrar', exact: true });
    const nombre = dialogo.getByRole('heading', { name: 'GUTIÉRREZ MARCA JORGE LUIS' });
    await test.step('historia-asegurado: la historia se pide al abrirla, y cuenta lo último primero', () =>
      contarLaHistoria(page, dialogo, cerrar));
    await test.step('el titular, su ente gestor y sus beneficiarios', () => leerAlTitular(page, nombre, dialogo));
    await test.step('la identidad se trae del SEGIP, y ya es la suya', () => traerDelSegip(page, dialogo));
    const enlace = page.url();
    expect(enlace).toMatch(/detalle=\d+/);
    await test.step('el diálogo puede llenar la pantalla, no se va con Escape ni con un clic afuera, y se cierra con su botón', () =>
      agrandarYCerrar(page, dialogo, cerrar));
    await test.step('el camino de vuelta los cierra, y un enlace los abre', () =>
      volverYEnlazar(page, dialogo, enlace, nombre));
    await test.step('en papel: de quién, de qué ente, quién lo imprimió y cuándo; nada que se pulse, negro sobre blanco', () =>
      imprimir(page, dialogo, cerrar));
    await test.step('desde los detalles se pasa por la página de la lista, se actúa y se vuelve, sin ratón', () =>
      pasarPorLaLista(page, dialogo, cerrar));
    await test.step('de un beneficiario se pasa al siguiente de la lista; las flechas de sus pestañas son suyas', () =>
      pasarAlSiguienteBeneficiario(page, servidor, token));
    await test.step('los de un beneficiario: su parentesco, su estado y por qué; su número se copia, y el enlace lleva a él', () =>
      leerAlBeneficiario(page, context));
  });
});
