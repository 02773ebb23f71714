import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { esAccesible } from '../../base/axe.ts';
import { capturar } from '../../base/captura.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { ir } from '../../base/ir.ts';
import { type Ayudas, expect, test } from '../../base/prueba.ts';
import type { Servidor } from '../../base/servidor.ts';
import { abrirDetalles } from '../../pantallas/lista.ts';

const POR_ENTE = 'Afiliaciones por ente gestor';
const numero = new Intl.NumberFormat('es-BO', { useGrouping: 'always' });

const tarjeta = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Gives the drawing of a card, which is drawn only while in sight. */
async function dibujo(page: Page, name: string) {
  const figura = tarjeta(page, name).locator('figure');
  await figura.scrollIntoViewIfNeeded();
  const svg = figura.locator('svg').first();
  await expect(svg).toBeVisible();
  return svg;
}
/** Prints it as it is, on the paper that offices use, and finds the sheets. */
const hojas = async (page: Page) => (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type \/Page\b/g);
const enTabla = async (page: Page, name: string) => {
  await tarjeta(page, name).getByRole('button', { name: 'TABLA' }).click();
  return page.getByRole('table', { name });
};

async function verTodasEnPapel(page: Page): Promise<void> {
  const figuras = page.locator('main figure');
  await expect(figuras.first().locator('svg')).not.toHaveCount(0);
  await expect(figuras.getByText('Cargando…')).toHaveCount(0);
  await expect(figuras.filter({ hasNot: page.locator('svg text') })).not.toHaveCount(0);
  // The browser takes the sheet right after it has told of it.
  const alImprimir = await figuras.evaluateAll((todas) => {
    dispatchEvent(new Event('beforeprint'));
    return todas.map((figura) => {
      const { width, height } = figura.querySelector('svg')?.getBoundingClientRect() ?? { width: 0, height: 0 };
      const tapas = [...figura.querySelectorAll('clipPath rect')];
      const quietas = tapas.every((una) => getComputedStyle(una).animationName === 'none');
      return { dibujada: figura.querySelector('svg text') !== null, cabe: width < 660 && height < 400, quietas };
    });
  });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(alImprimir.length).toBeGreaterThan(7);
  // Nor is anything drawn wider than the sheet, higher than half of it, or uncovered by a movement still to come.
  for (const una of alImprimir) expect(una).toEqual({ dibujada: true, cabe: true, quietas: true });
  // Two cards fill a sheet: nine of them and the figures of the day make five.
  expect(await hojas(page)).toHaveLength(5);
}

async function medirLasCifrasDelDia(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await capturar(page, 'resumen');
  await ilustrar(page, 'resumen', page.getByRole('main'), 900);
  await page.setViewportSize({ width: 1366, height: 768 });
  const cifras = page.getByRole('list', { name: 'Cifras del día' }).getByRole('listitem');
  await expect(cifras.getByRole('link')).not.toHaveCount(0);
  const lugares = await cifras.evaluateAll((todas) =>
    todas.map((una) => {
      const { top, bottom } = una.getBoundingClientRect();
      return { alto: bottom - top, base: una.querySelector('p')?.getBoundingClientRect().bottom };
    }),
  );
  expect(lugares).toHaveLength(5);
  expect(new Set(lugares.map(({ base }) => base)).size).toBe(1);
  for (const { alto } of lugares) expect(alto).toBeLessThanOrEqual(96);
  expect((await tarjeta(page, POR_ENTE).boundingBox())?.y).toBeLessThanOrEqual(230);
  // An explanation left open would be printed over every sheet.
  await page.getByRole('button', { name: 'Qué cuenta: Con cobertura hoy' }).click();
  const explicacion = page.getByRole('dialog', { name: 'Qué cuenta: Con cobertura hoy' });
  await expect(explicacion).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(explicacion).toBeHidden();
  await page.emulateMedia({ media: null });
  // A button that was not drawn may have lost the focus.
  await explicacion.press('Escape');
  await expect(explicacion).toBeHidden();
}

async function recorrerConLasFlechas(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'TABLA' })).toHaveCount(9);
  const titulos = await page.locator('main section > div h2').allTextContents();
  expect(titulos).toHaveLength(9);
  for (const titulo of titulos) {
    await dibujo(page, titulo);
    const figura = tarjeta(page, titulo).locator('figure');
    await figura.locator('[tabindex="0"]').first().focus();
    await page.keyboard.press('ArrowRight');
    // The library says aloud the point it is on.
    await expect(figura.locator('[id^="voiceover-"]').filter({ hasText: /\d/ }).first(), titulo).toBeAttached();
  }
}

async function leerLosMeses(page: Page): Promise<void> {
  const rango = tarjeta(page, 'Registros por rango de fechas');
  await dibujo(page, 'Registros por rango de fechas');
  const mes = rango
    .locator('figure svg')
    .getByText(/^[a-z]{3,4}\.? \d\d$/)
    .first();
  for (const tipo of ['HISTOGRAMA', 'DISPERSIÓN', 'LÍNEA']) {
    await rango.getByRole('button', { name: tipo }).click();
    await expect(rango.getByRole('button', { name: tipo })).toHaveAttribute('aria-pressed', 'true');
    await expect(mes, tipo).toBeVisible();
  }
}

async function llevarComoArchivos(page: Page): Promise<void> {
  const porEdad = tarjeta(page, 'Distribución por edad');
  await dibujo(page, 'Distribución por edad');
  const bajar = async (que: string) => {
    const bajada = page.waitForEvent('download');
    await porEdad.getByRole('button', { name: `${que} de Distribución por edad` }).click();
    const archivo = await bajada;
    expect(archivo.suggestedFilename()).toBe(`distribucion-por-edad.${que.toLowerCase()}`);
    return readFile(await archivo.path());
  };
  const [encabezado, primera] = (await bajar('CSV')).toString('utf8').split('\r\n');
  expect(encabezado).toBe('\uFEFF"Edad";"Total";"Titulares";"Beneficiarios"');
  expect(primera).toMatch(/^"0 a 4 años";\d+;\d+;\d+$/);
  const imagen = await bajar('PNG');
  expect(imagen.subarray(1, 4).toString()).toBe('PNG');
  expect(imagen.length).toBeGreaterThan(10_000);
}

async function leerEnUnTelefono(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const titulo of [
    'Afiliaciones por entidad empleadora',
    'Afiliaciones por estado',
    'Afiliaciones registradas por usuarios',
    'Afiliaciones actualizadas por usuarios',
  ]) {
    const tabla = await enTabla(page, titulo);
    await expect(tabla.getByRole('rowheader').last(), titulo).toHaveText('Suma');
    const nombres = (await tabla.getByRole('rowheader').allTextContents()).slice(0, -1);
    expect(nombres.length, titulo).toBeGreaterThan(1);
    const region = tarjeta(page, titulo).getByRole('region', { name: `Tabla de ${titulo}` });
    expect(await region.evaluate((una) => una.scrollWidth - una.clientWidth), titulo).toBe(0);
    await tarjeta(page, titulo).getByRole('button', { name: 'GRÁFICO' }).click();
    await dibujo(page, titulo);
    for (const nombre of nombres)
      await expect(tarjeta(page, titulo).locator('figure svg').getByText(nombre, { exact: true })).toBeVisible();
  }
}

async function reintentarYSeguirUnaCifra(page: Page, servidor: Servidor, token: string): Promise<void> {
  await page.route('**/v1/estadistica/grupoEtareo', (ruta) =>
    ruta.fulfill({ status: 400, json: { codigo: 'X', mensaje: 'Falló el gráfico.' } }),
  );
  await page.goto('/dashBoardVue');
  const porEdad = tarjeta(page, 'Distribución por edad');
  await expect(porEdad.getByText('Falló el gráfico.')).toBeVisible();
  await dibujo(page, 'Distribución por edad');
  await expect(porEdad.locator('figure').getByText('Sin respuesta')).toBeVisible();
  const alto = async () => (await porEdad.boundingBox())?.height;
  const fallido = await alto();
  await page.unroute('**/v1/estadistica/grupoEtareo');
  await porEdad.getByRole('button', { name: 'Reintentar' }).click();
  await expect(porEdad.locator('figcaption')).toContainText('afiliaciones; la mayor cifra');
  expect(await alto(), 'nothing moves when it comes').toBe(fallido);

  const { total } = await servidor.titulares(token, { estado: 'ACTIVO' });
  const titulos = await page.locator('main section > div h2').allTextContents();
  for (const titulo of titulos) await expect((await enTabla(page, titulo)).getByText('Suma')).toBeVisible();
  // On paper a month's days stand on one sheet.
  await page.emulateMedia({ media: 'print' });
  const dias = page.getByRole('table', { name: 'Registros por día' });
  expect((await dias.boundingBox())?.height).toBeLessThan(800);
  await page.emulateMedia({ media: null });
  const tabla = page.getByRole('table', { name: 'Afiliaciones por estado' });
  // A link that has gone below the page's fixed head stands too near to its buttons.
  await page.evaluate(() => scrollTo(0, 0));
  await esAccesible(page);
  await tabla.getByRole('link', { name: `${numero.format(total)} titulares, ACTIVO: ver la lista` }).click();
  await expect(page).toHaveURL(/\/asegurado\?estado=ACTIVO$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lista de asegurados');
}

async function elegirElEnteGestor(page: Page, servidor: Servidor, entrar: Ayudas['entrar']): Promise<void> {
  await page.route('**/v1/estadistica/grupoEtareo', (ruta) =>
    ruta.fulfill({ json: { data: [['Edad', 'Total']], claves: [], total: 0, nroPages: 1 } }),
  );
  const autoridad = await entrar('cons.autoridad', '/dashboard');
  await dibujo(page, 'Distribución por edad');
  await expect(tarjeta(page, 'Distribución por edad').locator('figure').getByText('Sin datos')).toBeVisible();
  await dibujo(page, POR_ENTE);
  const porEnte = tarjeta(page, POR_ENTE);
  for (const ente of ['CNS', 'CPS'])
    await expect(porEnte.locator('figure svg').getByText(ente, { exact: true })).toBeVisible();
  await porEnte.locator('figure [tabindex="0"]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(porEnte.locator('[id^="voiceover-"]').filter({ hasText: /\d/ }).first()).toBeAttached();
  // The figures of the day and all entities stand on the first sheet.
  expect(await hojas(page)).toHaveLength(4);
  await porEnte.getByRole('combobox', { name: 'ENTE GESTOR' }).click();
  await page.getByRole('option', { name: 'Caja Petrolera de Salud' }).click();
  await porEnte.getByRole('button', { name: 'Buscar' }).click();
  const enCps = { idEnteGestor: '2' };
  const suyas = (await servidor.titulares(autoridad, enCps)).total + (await servidor.beneficiarios(autoridad, enCps));
  const deCps = `${POR_ENTE}: Caja Petrolera de Salud`;
  await expect(tarjeta(page, deCps).locator('figcaption')).toHaveText(`CPS: ${numero.format(suyas)} afiliaciones.`);
  await expect((await enTabla(page, deCps)).getByRole('rowheader')).toHaveText(['CPS', 'Suma']);
  await page.evaluate(() => scrollTo(0, 0));
  await esAccesible(page);
  await ir(page, '/asegurado');
  const pedido = page.waitForRequest(/\/buscar\/titular\/enteGestor\/CI\/1000006\/.+\/CPS$/);
  await abrirDetalles(page, '1000006');
  await pedido;
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Caja Petrolera de Salud' })).toBeVisible();
}

async function seguirUnaBarra(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await dibujo(page, 'Afiliaciones por estado');
  await page.getByRole('group', { name: 'Gráfico: Afiliaciones por estado' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/asegurado\?estado=ACTIVO$/);
}

test.describe('resumen-poblacion.spec.ts', () => {
  test('todas las tarjetas: en papel, una por una con las flechas, como archivos, en un teléfono, y de una cifra a la lista', async ({
    page,
    entrar,
    servidor,
  }) => {
    await page.setViewportSize({ width: 1366, height: 500 });
    const token = await entrar('ope.afiliaciones', '/dashBoardVue');
    await expect(page.getByRole('heading', { level: 1, name: 'Resumen de la población asegurada' })).toBeVisible();
    await test.step('al imprimir están dibujadas todas las tarjetas, también las que nadie llegó a ver', () =>
      verTodasEnPapel(page));
    await test.step('las cifras del día son una línea: de 96 píxeles a lo más, los números a una altura, y el primer gráfico sube', () =>
      medirLasCifrasDelDia(page));
    await test.step('cada gráfico se recorre con las flechas, y dice su cifra', () => recorrerConLasFlechas(page));
    await test.step('sea cual sea el tipo de gráfico, los meses se leen debajo', () => leerLosMeses(page));
    await test.step('un gráfico se lleva como CSV y como PNG', () => llevarComoArchivos(page));
    await test.step('en un teléfono se lee cada nombre entero, y la tabla tiene sus cuatro columnas a la vista', () =>
      leerEnUnTelefono(page));
    await test.step('de una barra del dibujo a la lista que cuenta, con las flechas y Entrar', () =>
      seguirUnaBarra(page));
    await test.step('un gráfico que falla no mueve nada cuando vuelve, y una cifra lleva a la lista que cuenta', () =>
      reintentarYSeguirUnaCifra(page, servidor, token));
    await test.step('la autoridad elige el ente gestor y se cuenta ese; sin datos se dibuja un cero; los Detalles son del ente de la fila', () =>
      elegirElEnteGestor(page, servidor, entrar));
  });
});
