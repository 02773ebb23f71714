import type { Locator, Page } from '@playwright/test';
import { esAccesible } from '../../base/axe.ts';
import { expect, test } from '../../base/prueba.ts';
import { pantallaLista } from '../../pantallas/lista.ts';

/**
 * Counts rows whose whole box is in the window, in the table's own room, and covered by nothing that stays in sight.
 */
const filasALaVista = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const region = document.querySelector('[role="region"]')?.getBoundingClientRect();
    if (region === undefined) return 0;
    return [...document.querySelectorAll('tbody tr')].filter((fila) => {
      const { top, bottom, left, height } = fila.getBoundingClientRect();
      const dentro = height > 0 && top >= Math.max(0, region.top) && bottom <= Math.min(innerHeight, region.bottom);
      const cubierta = (y: number) => document.elementFromPoint(left + 60, y)?.closest('tr') !== fila;
      return dentro && !cubierta(top + 1) && !cubierta(bottom - 2);
    }).length;
  });

async function bajarEImprimir(page: Page): Promise<void> {
  const lista = pantallaLista(page);
  await expect(lista.radios).toHaveCount(25);
  await lista.radios.nth(23).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('row').nth(1)).not.toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'Documento' })).toBeInViewport({ ratio: 1 });
  await expect(lista.detalles).toBeInViewport({ ratio: 1 });
  // On paper every column has its name, also the one that is a button, and no text is cut.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader').getByText('Fecha estado')).toBeVisible();
  await expect(page.getByRole('search')).toBeHidden();
  const cortados = page.locator('.lista td > span, .lista .celda-empleador');
  expect(await cortados.evaluateAll((todos) => todos.filter((t) => getComputedStyle(t).overflow === 'hidden'))).toEqual(
    [],
  );
  await page.emulateMedia({ media: 'screen' });
}

async function apretarLaLista(page: Page): Promise<void> {
  const lista = pantallaLista(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Vista' }).click();
  const vista = page.getByRole('dialog', { name: 'Vista de la lista' });
  await vista.getByRole('button', { name: 'COMPACTA' }).click();
  await vista.getByRole('checkbox', { name: 'Edad' }).uncheck();
  await vista.getByRole('group', { name: 'Filas por página' }).getByRole('button', { name: '50' }).click();
  await esAccesible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Edad' })).toHaveCount(0);
  await expect(lista.radios).toHaveCount(50);
  await expect.poll(() => filasALaVista(page)).toBeGreaterThanOrEqual(16);
}

async function filtrarLoQueVence(page: Page): Promise<void> {
  const lista = pantallaLista(page);
  await page.getByRole('button', { name: 'Guardados' }).click();
  const guardados = page.getByRole('dialog', { name: 'Filtros guardados' });
  await guardados.getByRole('button', { name: 'Cesantías que vencen en 15 días' }).click();
  await expect(page.getByRole('button', { name: 'Quitar el filtro: Vence en 15 días' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366);
  await page.getByRole('button', { name: 'Guardados' }).click();
  await expect(guardados.getByRole('textbox', { name: 'Guardar esta búsqueda como' })).toBeVisible();
  await esAccesible(page);
  await page.keyboard.press('Escape');
  await expect(guardados).toBeHidden();
  await lista.limpiar.click();
  await lista.documento.fill('1000001');
  await lista.documento.press('Enter');
  await expect(lista.vacia).toBeVisible();
}

async function fallarEnUnTelefono(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('**/v1/afiliado/ente-gestor-all**', (ruta) =>
    ruta.fulfill({ status: 503, json: { codigo: 'SERVICIO_NO_DISPONIBLE', mensaje: 'No está disponible.' } }),
  );
  await page.goto('/asegurado');
  await expect(page.getByText('No está disponible.')).toBeVisible();
  const arriba = async (de: Locator) => (await de.boundingBox())?.y ?? Number.NaN;
  const numero = await arriba(page.getByText('NRO. DE REGISTRO(S)'));
  expect(numero).toBeLessThan(await arriba(page.getByRole('button', { name: 'Exportar' })));
}

async function verLaBarraDeAvance(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route('**/v1/afiliado/ente-gestor-all**', () => {});
  await page.getByRole('button', { name: 'Reintentar' }).click();
  const barra = page.getByRole('progressbar', { name: /^Cargando/ });
  await expect(barra).toBeVisible();
  const encima = await barra.evaluate((avance) => {
    const { left, top, width, height } = avance.getBoundingClientRect();
    return avance.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(encima).toBe(true);
  // Each of two hundred places that moved would be a layer of its own to the browser.
  await expect(page.locator('.dt-skeleton').first()).toHaveCSS('animation-name', 'none');
}

test.describe('lista-asegurados.vista.spec.ts', () => {
  test('un documento con complemento y una edad de tres cifras se leen enteros, a cualquier ancho', async ({
    page,
    entrar,
  }) => {
    // Two people have one number, and one number is the longest that there may be.
    const doblados = [
      { numero_documento: '9200002', complemento_documento: '' },
      { numero_documento: '9200002', complemento_documento: '1B' },
      { numero_documento: '12345678', complemento_documento: 'ZZ' },
      { numero_documento: '123456789012345', complemento_documento: 'WW' },
    ];
    await page.route('**/ente-gestor-all?**', async (ruta) => {
      const respuesta = await ruta.fetch();
      const cuerpo = await respuesta.json();
      for (const lista of [cuerpo.datos, cuerpo.content])
        for (const [i, { numero_documento, complemento_documento }] of doblados.entries())
          if (lista?.[i]?.numero_documento)
            Object.assign(lista[i], {
              numero_documento,
              complemento_documento,
              numero_documento_titular: numero_documento,
              complemento_documento_titular: complemento_documento,
              edad: 126,
            });
      await ruta.fulfill({ response: respuesta, json: cuerpo });
    });
    await entrar('ope.afiliaciones');
    for (const tipo of ['TITULAR', 'BENEFICIARIO']) {
      if (tipo === 'BENEFICIARIO') await page.getByRole('button', { name: 'BENEFICIARIO', exact: true }).click();
      for (const [width, height] of [
        [1280, 720],
        [1366, 768],
        [1920, 1080],
        [360, 740],
      ] as const)
        await test.step(`${tipo}, ${width}`, async () => {
          await page.setViewportSize({ width, height });
          for (const texto of ['CI 9200002-1B', 'CI 12345678-ZZ', 'CI 123456789012345-WW', /^126 · [FM]$/]) {
            const visto = page.getByRole('cell').getByText(texto, { exact: true }).first();
            await expect(visto).toBeVisible();
            expect(await visto.evaluate((e) => e.scrollWidth - e.clientWidth), `${texto}`).toBeLessThanOrEqual(0);
          }
        });
    }
  });

  for (const [quien, ventanas] of [
    [
      'ope.afiliaciones',
      [
        [1366, 768, 12],
        [1366, 651, 9],
        [1920, 1080, 19],
      ],
    ],
    // ENTE GESTOR is one filter more; the 15 pixels are the scroll bar's of a browser that draws one.
    ['eje.autoridad', [[1351, 768, 12]]],
    ['adm.autoridad', [[1351, 768, 12]]],
  ] as const) {
    test(`${quien}: tantas filas enteras a la vista como caben, sin texto partido en sus usuarios`, async ({
      page,
      entrar,
    }) => {
      await entrar(quien);
      const lista = pantallaLista(page);
      for (const [ancho, alto, minimo] of ventanas)
        await test.step(`${ancho}×${alto}: al menos ${minimo}`, async () => {
          await page.setViewportSize({ width: ancho, height: alto });
          await expect(lista.radios).toHaveCount(25);
          await expect(lista.estado).toBeVisible();
          await expect(lista.entidades).toBeVisible();
          await expect.poll(() => filasALaVista(page)).toBeGreaterThanOrEqual(minimo);
          const altos = await page.locator('tbody tr').evaluateAll((filas) => filas.map((fila) => fila.clientHeight));
          expect(new Set(altos)).toEqual(new Set([44]));
          // The filters hold together in one line.
          expect((await page.getByRole('search').boundingBox())?.height).toBeLessThan(50);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(ancho);
        });
      if (quien === 'ope.afiliaciones')
        await test.step('también con POR EDAD, de los beneficiarios', async () => {
          await page.setViewportSize({ width: 1351, height: 768 });
          await page.getByRole('button', { name: 'BENEFICIARIO', exact: true }).click();
          await expect(page.getByRole('combobox', { name: 'POR EDAD' })).toBeVisible();
          await expect.poll(async () => (await page.getByRole('search').boundingBox())?.height).toBeLessThan(50);
        });
      await test.step('1280: los nombres de los filtros se leen enteros', async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        const cortados = () =>
          page
            .getByRole('search')
            .locator('label')
            .evaluateAll((nombres) =>
              nombres.filter((uno) => uno.scrollWidth > uno.clientWidth).map((uno) => uno.textContent),
            );
        await expect.poll(cortados).toEqual([]);
      });
    });
  }

  test('al bajar, en papel, apretada, con un filtro más, y donde la lista no llega', async ({ page, entrar }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await entrar('ope.afiliaciones');

    await test.step('el encabezado y las acciones quedan a la vista al bajar', () => bajarEImprimir(page));
    await test.step('compacta y con más filas por página caben más a la vista', () => apretarLaLista(page));
    await test.step('con el filtro de lo que vence la línea sigue entera, y su menú y la lista vacía se pueden leer', () =>
      filtrarLoQueVence(page));
    await test.step('360 píxeles: si la lista falla, su número sigue sobre las acciones', () =>
      fallarEnUnTelefono(page));
    await test.step('mientras se pide, nada cubre la barra de avance', () => verLaBarraDeAvance(page));
  });
});
