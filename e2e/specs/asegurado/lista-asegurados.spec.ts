import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { esAccesible } from '../../base/axe.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { expect, test } from '../../base/prueba.ts';
import type { Servidor } from '../../base/servidor.ts';
import { pantallaLista } from '../../pantallas/lista.ts';

async function contarLosTitulares(page: Page, servidor: Servidor, token: string): Promise<void> {
  const lista = pantallaLista(page);
  const { total } = await servidor.titulares(token);
  await lista.cuenta(total);
  await expect(lista.radios).toHaveCount(25);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Selección',
    'Documento',
    'Edad',
    'Estado',
    'Entidad empleadora',
    'Nombres',
    'Fecha estado',
    'Usuario',
  ]);
}

async function elegirUnaFila(page: Page): Promise<void> {
  const lista = pantallaLista(page);
  await page.getByRole('row').nth(4).getByRole('cell').nth(3).click();
  await expect(lista.radios.nth(3)).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(lista.radios.nth(4)).toBeChecked();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await ilustrar(page, 'lista', page.getByRole('main'), 640);
}

async function buscarPorEmpleador(page: Page, servidor: Servidor, token: string): Promise<void> {
  const lista = pantallaLista(page);
  await expect(lista.entidades).toHaveAttribute('placeholder', 'BUSCAR ENTIDAD EMPLEADORA');
  await lista.entidades.fill('ALTIPLANO');
  await page.getByRole('option', { name: /INDUSTRIAS ALTIPLANO S\.A\./ }).click();
  await page.keyboard.press('Escape');
  await lista.buscar.click();
  await expect(page).toHaveURL(/entidades=\d+/);
  const entidades = new URL(page.url()).searchParams.get('entidades') ?? '';
  const { total } = await servidor.titulares(token, { entidades });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan((await servidor.titulares(token)).total);
  await lista.cuenta(total);
  await page.reload();
  await expect(page.getByRole('button', { name: 'INDUSTRIAS ALTIPLANO S.A.', exact: true })).toBeVisible();
  await lista.cuenta(total);
  await lista.limpiar.click();
}

async function llevarLaDireccion(
  page: Page,
  context: BrowserContext,
  servidor: Servidor,
  token: string,
): Promise<void> {
  const lista = pantallaLista(page);
  await lista.elegirEstados('CESANTIA', 'REVISION');
  await lista.buscar.click();
  await expect(page).toHaveURL(/estado=CESANTIA(,|%2C)REVISION/);
  const { total } = await servidor.titulares(token, { estado: 'CESANTIA,REVISION' });
  await lista.cuenta(total);
  await lista.documento.fill('1000103');
  await lista.buscar.click();
  await lista.cuenta(1);
  await page.goBack();
  await lista.cuenta(total);
  await expect(lista.documento).toHaveValue('');
  await page.goForward();
  await lista.cuenta(1);
  // Another tab is signed in through this one (ADR 22), and shows the same.
  const otra = await context.newPage();
  await otra.goto(page.url());
  await pantallaLista(otra).cuenta(1);
  await expect(pantallaLista(otra).documento).toHaveValue('1000103');
  await expect(otra).toHaveURL(page.url());
}

async function ordenar(page: Page, servidor: Servidor, token: string): Promise<void> {
  const lista = pantallaLista(page);
  await lista.limpiar.click();
  const nombres = page.getByRole('columnheader', { name: 'Nombres' });
  const primera = page.getByRole('row').nth(1);
  for (const [orden, sentido] of [
    ['NOMBRE', 'ascending'],
    ['NOMBRE_DESC', 'descending'],
  ] as const) {
    await nombres.getByRole('button').click();
    await expect(nombres).toHaveAttribute('aria-sort', sentido);
    await expect(page).toHaveURL(new RegExp(`orden=${orden}(&|$)`));
    const { datos } = await servidor.titulares(token, { orden });
    await expect(primera).toContainText(datos[0]?.numero_documento ?? '');
  }
  await page.reload();
  await expect(nombres).toHaveAttribute('aria-sort', 'descending');
  const fecha = page.getByRole('columnheader', { name: 'Fecha estado' });
  await expect(fecha.getByRole('button')).toHaveCount(0);
  await fecha.getByText('Fecha estado').hover();
  await expect(page.getByRole('tooltip')).toHaveText(
    'Se ordena por esta fecha cuando se busca por CESANTIA o AMPLIACIÓN.',
  );
  await esAccesible(page);
}

async function bajarElArchivo(page: Page): Promise<void> {
  const lista = pantallaLista(page);
  await lista.limpiar.click();
  await lista.elegirEstados('CESANTIA');
  await lista.buscar.click();
  await expect(page).toHaveURL(/estado=CESANTIA/);
  await expect(page.locator('tbody tr').filter({ hasNotText: 'CESANTIA' })).toHaveCount(0);
  await expect(lista.radios.first()).toBeVisible();
  const filasALaVista = await page.locator('tbody tr').allInnerTexts();
  const documentos = filasALaVista.map((fila) => fila.match(/CI \d+(-\w+)?/)?.[0]);
  await page.getByRole('button', { name: 'Exportar' }).click();
  await expect(page.getByRole('menuitem', { name: 'Excel (.xlsx)' })).toBeFocused();
  await esAccesible(page);
  const bajada = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Texto separado (.csv)' }).click();
  const archivo = await bajada;
  expect(archivo.suggestedFilename()).toMatch(/^titulares-CNS-\d{4}-\d\d-\d\d\.csv$/);
  const [titulos, ...filas] = (await readFile(await archivo.path(), 'utf8')).trim().split('\r\n');
  expect(titulos).toContain('"Documento";"Edad";"Estado";"Entidad empleadora";"Nombres";"Fecha estado";"Usuario"');
  const bajadas = filas.map((fila) => fila.match(/^"([^"]+)"/)?.[1]);
  expect(bajadas.slice(0, documentos.length)).toEqual(documentos);
  await expect(page.getByText(`Lista exportada: ${archivo.suggestedFilename()}`)).toBeVisible();
}

// PaginaDeLista.test.tsx tests every other filter, page, message and way back; lista-asegurados.test.ts of the server,
// what is found.
test.describe('lista-asegurados.spec.ts', () => {
  test('sus filas, los filtros que cuentan como la API, la dirección que lleva la búsqueda a otra pestaña, y el archivo', async ({
    page,
    entrar,
    servidor,
    context,
  }) => {
    // A window of the system's own cannot be answered here: the browser saves by itself, as those without it do.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    const token = await entrar('ope.afiliaciones');
    await test.step('muestra titulares, veinticinco por página, con su número exacto', () =>
      contarLosTitulares(page, servidor, token));
    await test.step('se elige una fila a la vez, con el ratón o con el teclado', () => elegirUnaFila(page));
    await test.step('los empleadores se buscan y se eligen; al recargar siguen con su nombre', () =>
      buscarPorEmpleador(page, servidor, token));
    await test.step('la dirección lleva la búsqueda: volver, adelante, y un enlace en otra pestaña', () =>
      llevarLaDireccion(page, context, servidor, token));
    await test.step('exportacion-asegurados: la lista filtrada baja como archivo, con sus filas y en su orden', () =>
      bajarElArchivo(page));
    await test.step('por nombre, al revés, y por lo que dicen pocos; la dirección lleva el orden', () =>
      ordenar(page, servidor, token));
  });
});
