import type { Locator, Page } from '@playwright/test';
import { esAccesible } from '../../base/axe.ts';
import { ir } from '../../base/ir.ts';
import { expect, test } from '../../base/prueba.ts';
import { dialogoDe } from '../../pantallas/acciones.ts';
import { pantallaLista } from '../../pantallas/lista.ts';

/** Rows whose whole box is in the window, in the table's own room, and covered by nothing that stays in sight. */
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

test.describe('lista-asegurados.vista.spec.ts', () => {
  for (const [quien, ventanas] of [
    [
      'ope.afiliaciones',
      [
        [1366, 768, 12],
        [1366, 651, 9],
        [1920, 1080, 19],
      ],
    ],
    // With ENTE GESTOR, one filter more; 15 pixels are the scroll bar's of a browser that draws one.
    ['eje.autoridad', [[1351, 768, 12]]],
    ['adm.autoridad', [[1351, 768, 12]]],
  ] as const) {
    test(`${quien}: tantas filas enteras a la vista como caben, sin texto partido en sus usuarios`, async ({
      page,
      entrar,
    }) => {
      const [[width, height]] = ventanas;
      await page.setViewportSize({ width, height });
      await entrar(quien);
      const lista = pantallaLista(page);
      for (const [ancho, alto, minimo] of ventanas)
        await test.step(`${ancho}×${alto}: al menos ${minimo}`, async () => {
          if (alto !== height) {
            await page.setViewportSize({ width: ancho, height: alto });
            await page.reload();
          }
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
    });
  }

  test('al bajar y en papel, y lo que se recuerda de la vista', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones');
    await test.step('el encabezado y las acciones quedan a la vista al bajar', async () => {
      await page.setViewportSize({ width: 1366, height: 768 });
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
      expect(
        await cortados.evaluateAll((todos) => todos.filter((t) => getComputedStyle(t).overflow === 'hidden')),
      ).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    });
    await test.step('densidad, filas por página y columnas se recuerdan para quien las eligió', async () => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.goto('/asegurado');
      const lista = pantallaLista(page);
      await expect(lista.radios).toHaveCount(25);
      await page.getByRole('button', { name: 'Vista' }).click();
      const vista = page.getByRole('dialog', { name: 'Vista de la lista' });
      await vista.getByRole('button', { name: 'COMPACTA' }).click();
      await vista.getByRole('checkbox', { name: 'Edad' }).uncheck();
      await expect(vista.getByRole('checkbox', { name: 'Documento' })).toBeDisabled();
      await esAccesible(page);
      await vista.getByRole('group', { name: 'Filas por página' }).getByRole('button', { name: '50' }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('columnheader', { name: 'Edad' })).toHaveCount(0);
      await expect(lista.radios).toHaveCount(50);
      await expect.poll(() => filasALaVista(page)).toBeGreaterThanOrEqual(16);
      await page.goto('/asegurado');
      await expect(lista.radios).toHaveCount(50);
      await expect(page.getByRole('columnheader', { name: 'Edad' })).toHaveCount(0);
      // What the address says goes before what is remembered.
      await page.goto('/asegurado?porPagina=10');
      await expect(lista.radios).toHaveCount(10);
    });
  });

  test('un solo hallado, nadie hallado, filtros guardados, y una lista que falla', async ({
    page,
    entrar,
    servidor,
  }) => {
    const token = await entrar('ope.afiliaciones');
    await test.step('un solo hallado queda elegido; flechas, Intro, doble clic y letras', async () => {
      const lista = pantallaLista(page);
      await lista.documento.fill('1000100');
      await lista.documento.press('Enter');
      const fila = page.getByRole('radio', { name: /^CI 1000100/ });
      await expect(fila).toBeFocused();
      await expect(fila).toBeChecked();
      // Not possible in its state: says so, and opens nothing.
      await page.keyboard.press('a');
      await expect(page.getByText('Ampliación: No es posible en estado ACTIVO; solo en CESANTIA.')).toBeVisible();
      await page.keyboard.press('b');
      await expect(dialogoDe(page, 'Baja')).toBeVisible();
      await dialogoDe(page, 'Baja').getByRole('button', { name: 'Cerrar', exact: true }).click();
      await expect(fila).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialogoDe(page, 'Detalles')).toBeVisible();
      await ir(page, '/asegurado');
      await page.getByRole('row').nth(2).dblclick();
      await expect(dialogoDe(page, 'Detalles')).toBeVisible();
      await dialogoDe(page, 'Detalles').getByRole('button', { name: 'Cerrar', exact: true }).click();
      await expect(lista.radios.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(lista.radios.nth(2)).toBeChecked();
      // Where one types, a letter is a letter.
      await lista.entidades.focus();
      await page.keyboard.type('b');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
    await test.step('nadie hallado: registrar a esa persona con su número, o buscarla entre los beneficiarios', async () => {
      await ir(page, '/asegurado?numeroDocumento=1000001');
      const lista = pantallaLista(page);
      await expect(lista.vacia).toBeVisible();
      await esAccesible(page);
      await page.getByRole('button', { name: 'Buscar 1000001 entre los beneficiarios' }).click();
      await expect(page).toHaveURL(/tipoAfiliado=BENEFICIARIO/);
      await page.goBack();
      await page.getByRole('button', { name: 'Registrar a 1000001 como titular' }).click();
      await expect(dialogoDe(page, 'Nuevo').getByRole('textbox', { name: 'Número de documento' })).toHaveValue(
        '1000001',
      );
      await ir(page, '/asegurado?estado=REVISION&fechaInicio=1990-01-01&fechaFin=1990-01-02');
      await page.getByRole('button', { name: 'Quitar los filtros' }).click();
      await expect(page).toHaveURL('/asegurado');
    });
    await test.step('filtros hechos y guardados: las cesantías por vencer, en su orden; uno propio se guarda y se borra', async () => {
      await page.setViewportSize({ width: 1366, height: 768 });
      const lista = pantallaLista(page);
      const abrir = () => page.getByRole('button', { name: 'Guardados' }).click();
      const guardados = page.getByRole('dialog', { name: 'Filtros guardados' });
      await abrir();
      await guardados.getByRole('button', { name: 'Cesantías que vencen en 15 días' }).click();
      await expect(page).toHaveURL('/asegurado?estado=CESANTIA&venceEn=15&orden=VENCIMIENTO');
      const consulta = { estado: 'CESANTIA', venceEn: '15', orden: 'VENCIMIENTO' };
      await lista.cuenta((await servidor.titulares(token, consulta)).total);
      await expect(page.getByRole('columnheader', { name: 'Fecha estado' })).toHaveAttribute('aria-sort', 'ascending');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1366);
      await abrir();
      await guardados.getByRole('textbox', { name: 'Guardar esta búsqueda como' }).fill('las mías');
      await guardados.getByRole('button', { name: 'Guardar', exact: true }).click();
      await expect(guardados.getByRole('button', { name: 'las mías', exact: true })).toBeVisible();
      await esAccesible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Quitar el filtro: Vence en 15 días' }).click();
      await lista.buscar.click();
      await expect(page).toHaveURL('/asegurado?estado=CESANTIA&orden=VENCIMIENTO');
      await page.getByRole('columnheader', { name: 'Fecha estado' }).getByRole('button').click();
      await expect(page).toHaveURL('/asegurado?estado=CESANTIA');
      await page.goto('/asegurado');
      await abrir();
      await expect(guardados.getByRole('button', { name: 'CESANTIA', exact: true })).toBeVisible();
      await guardados.getByRole('button', { name: 'las mías', exact: true }).click();
      await expect(page).toHaveURL(/venceEn=15/);
      await abrir();
      await guardados.getByRole('button', { name: 'Borrar las mías' }).click();
      await expect(guardados.getByRole('button', { name: 'las mías', exact: true })).toHaveCount(0);
    });
    await test.step('360 píxeles: si la lista falla, su número sigue sobre las acciones', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.route('**/v1/afiliado/ente-gestor-all**', (ruta) =>
        ruta.fulfill({ status: 503, json: { codigo: 'SERVICIO_NO_DISPONIBLE', mensaje: 'No está disponible.' } }),
      );
      await page.goto('/asegurado');
      await expect(page.getByText('No está disponible.')).toBeVisible();
      const arriba = async (de: Locator) => (await de.boundingBox())?.y ?? Number.NaN;
      const numero = await arriba(page.getByText('NRO. DE REGISTRO(S)'));
      expect(numero).toBeLessThan(await arriba(page.getByRole('button', { name: 'Exportar' })));
    });
    await test.step('mientras se pide, nada cubre la barra de avance', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.route('**/v1/afiliado/ente-gestor-all**', () => {});
      await page.goto('/asegurado');
      const barra = page.getByRole('progressbar', { name: /^Cargando/ });
      await expect(barra).toBeVisible();
      const encima = await barra.evaluate((avance) => {
        const { left, top, width, height } = avance.getBoundingClientRect();
        return avance.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(encima).toBe(true);
      // Each of two hundred places that moved would be a layer of its own to the browser.
      await expect(page.locator('.dt-skeleton').first()).toHaveCSS('animation-name', 'none');
    });
  });
});
