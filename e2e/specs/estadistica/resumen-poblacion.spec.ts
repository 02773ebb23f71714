import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { esAccesible } from '../../base/axe.ts';
import { expect, test } from '../../base/prueba.ts';

const TITULO = 'Resumen de la población asegurada';
const numero = new Intl.NumberFormat('es-BO', { useGrouping: 'always' });

const tarjeta = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** What is drawn of a card: only what is in sight is. */
async function dibujo(page: Page, name: string) {
  const figura = tarjeta(page, name).locator('figure');
  await figura.scrollIntoViewIfNeeded();
  const svg = figura.locator('svg').first();
  await expect(svg).toBeVisible();
  return svg;
}
const enTabla = async (page: Page, name: string) => {
  await tarjeta(page, name).getByRole('button', { name: 'TABLA' }).click();
  return page.getByRole('table', { name });
};

test.describe('resumen-poblacion.spec.ts', () => {
  test('un gráfico se lleva y se elige, y una cifra lleva a la lista', async ({ page, entrar, servidor }) => {
    const token = await entrar('ope.afiliaciones', '/dashBoardVue');
    await test.step('un gráfico se lleva como CSV y como PNG', async () => {
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
    });
    await test.step('el tipo de gráfico y la fecha se eligen con el teclado, y una fecha al revés se dice', async () => {
      const rango = tarjeta(page, 'Registros por rango de fechas');
      await dibujo(page, 'Registros por rango de fechas');
      for (const tipo of ['HISTOGRAMA', 'DISPERSIÓN', 'LÍNEA']) {
        await rango.getByRole('button', { name: tipo }).focus();
        await page.keyboard.press('Enter');
        await expect(rango.getByRole('button', { name: tipo })).toHaveAttribute('aria-pressed', 'true');
        // Whichever it is, the months are read below it.
        await expect(
          rango
            .locator('figure svg')
            .getByText(/^[a-z]{3,4}\.? \d\d$/)
            .first(),
          tipo,
        ).toBeVisible();
      }
      await rango.getByRole('button', { name: 'AFILIACIÓN' }).press('Enter');
      await expect(rango.getByText(/^Por fecha de afiliación/)).toBeVisible();
      await rango.getByRole('textbox', { name: 'Fecha Fin' }).fill('01/01/2000');
      await rango.getByRole('button', { name: 'REGISTRO', exact: true }).press('Enter');
      await expect(rango.getByRole('textbox', { name: 'Fecha Fin' })).toHaveAttribute('aria-invalid', 'true');
    });
    await test.step('una cifra de la tabla lleva a la lista que cuenta, y el gráfico se ve y es accesible', async () => {
      await expect(page.getByRole('heading', { level: 1, name: TITULO })).toBeVisible();
      await dibujo(page, 'Asegurados por estado');
      await dibujo(page, 'Proporción por estado');
      await expect(page.getByRole('combobox', { name: 'ENTE GESTOR' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'ACTUALIZADOS' })).toHaveCount(0);
      const { total } = await servidor.titulares(token, { estado: 'ACTIVO' });
      const tabla = await enTabla(page, 'Asegurados por estado');
      await esAccesible(page);
      await tabla.getByRole('link', { name: `${numero.format(total)} titulares, ACTIVO: ver la lista` }).click();
      await expect(page).toHaveURL(/\/asegurado\?estado=ACTIVO$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Lista de asegurados');
    });
  });

  test('la autoridad elige el ente gestor, y el resumen y sus empleadores son los de ese', async ({ page, entrar }) => {
    await entrar('cons.autoridad', '/dashboard');
    const porEnte = tarjeta(page, 'Total de asegurados por ente gestor');
    await dibujo(page, 'Total de asegurados por ente gestor');
    await expect(page.getByRole('button', { name: 'ACTUALIZADOS' })).toBeVisible();
    await expect(page.getByText('TODOS LOS ESTADOS', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: /por usuarios/ })).toHaveCount(0);
    await porEnte.getByRole('combobox', { name: 'ENTE GESTOR' }).click();
    await page.getByRole('option', { name: 'Caja Petrolera de Salud' }).click();
    await porEnte.getByRole('button', { name: 'Buscar' }).click();
    await expect(porEnte.locator('figcaption')).toContainText(/^CPS: \d+ afiliaciones\.$/);
    const filas = (await enTabla(page, 'Total de asegurados por ente gestor')).getByRole('rowheader');
    await expect(filas).toHaveText(['CPS', 'Suma']);
    await porEnte.getByRole('button', { name: 'Limpiar' }).click();
    await expect(filas.filter({ hasText: 'CNS' })).toBeVisible();
  });

  test('todas las tarjetas: en papel, y una por una con las flechas', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/dashBoardVue');
    await test.step('al imprimir están dibujadas todas las tarjetas, también las que nadie llegó a ver', async () => {
      await page.setViewportSize({ width: 1366, height: 500 });
      const figuras = page.locator('main figure');
      await expect(figuras.first().locator('svg')).not.toHaveCount(0);
      await expect(figuras.getByText('Cargando…')).toHaveCount(0);
      const dibujadas = () =>
        figuras.evaluateAll((todas) => todas.map((figura) => figura.querySelector('svg text') !== null));
      expect(await dibujadas()).toContain(false);
      // The browser takes the sheet right after it has told of it.
      const alImprimir = await figuras.evaluateAll((todas) => {
        dispatchEvent(new Event('beforeprint'));
        return todas.map((figura) => figura.querySelector('svg text') !== null);
      });
      expect(alImprimir.length).toBeGreaterThan(7);
      expect(alImprimir).not.toContain(false);
    });
    await test.step('cada gráfico se recorre con las flechas, dice su cifra, y tiene la frase y la tabla que lo dicen con palabras', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/dashBoardVue');
      await expect(page.getByRole('button', { name: 'TABLA' })).toHaveCount(9);
      const titulos = await page.getByRole('heading', { level: 2 }).allTextContents();
      expect(titulos).toHaveLength(9);
      for (const titulo of titulos) {
        await dibujo(page, titulo);
        const figura = tarjeta(page, titulo).locator('figure');
        await figura.locator('[tabindex="0"]').first().focus();
        await page.keyboard.press('ArrowRight');
        // What the library says aloud of the point it is on.
        await expect(figura.locator('[id^="voiceover-"]').filter({ hasText: /\d/ }).first(), titulo).toBeAttached();
        await expect(tarjeta(page, titulo).locator('figcaption'), titulo).toContainText(/\d/);
        const tabla = await enTabla(page, titulo);
        await expect(tabla.getByRole('rowheader').last(), titulo).toHaveText('Suma');
      }
      // A link that has gone below the page's fixed head stands too near to its buttons.
      await page.evaluate(() => scrollTo(0, 0));
      await esAccesible(page);
    });
  });

  test('sin datos, sin respuesta, y en un teléfono', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/dashBoardVue');
    await test.step('sin datos se dibuja un cero, y de los empleadores se dice', async () => {
      await page.route('**/v1/estadistica/**', (ruta) =>
        ruta.fulfill({ json: { data: [['Nada', 'Total']], claves: [], total: 0, nroPages: 1 } }),
      );
      await expect(page.getByText('No hay entidades empleadoras para mostrar.')).toBeVisible();
      await expect(page.getByText('No hay asegurados para mostrar.')).toBeVisible();
      const porEstado = tarjeta(page, 'Asegurados por estado');
      await dibujo(page, 'Asegurados por estado');
      await expect(porEstado.getByText('Sin datos')).toBeVisible();
      await expect(porEstado.getByText('No hay afiliaciones que contar.')).toBeVisible();
      await page.unroute('**/v1/estadistica/**');
    });
    await test.step('un gráfico que falla se puede pedir otra vez, y los demás siguen', async () => {
      await page.route('**/v1/estadistica/grupoEtareo', (ruta) =>
        ruta.fulfill({ status: 400, json: { codigo: 'X', mensaje: 'Falló el gráfico.' } }),
      );
      await page.goto('/dashBoardVue');
      const porEdad = tarjeta(page, 'Distribución por edad');
      await expect(porEdad.getByText('Falló el gráfico.')).toBeVisible();
      await dibujo(page, 'Distribución por edad');
      await expect(porEdad.locator('figure').getByText('Sin respuesta')).toBeVisible();
      await expect(porEdad.getByText('Sin datos')).toHaveCount(0);
      const alto = async () => (await porEdad.boundingBox())?.height;
      const fallido = await alto();
      await expect(tarjeta(page, 'Asegurados por estado').locator('figcaption')).toContainText('afiliaciones');
      await page.unroute('**/v1/estadistica/grupoEtareo');
      await porEdad.getByRole('button', { name: 'Reintentar' }).click();
      await expect(porEdad.locator('figcaption')).toContainText('afiliaciones; la mayor cifra');
      await expect(porEdad.getByText('Falló el gráfico.')).toHaveCount(0);
      expect(await alto(), 'nothing moves when it comes').toBe(fallido);
    });
    await test.step('mientras no se pudieron contar no se dice que las entidades empleadoras son cero', async () => {
      await page.route('**/v1/estadistica/**', (ruta) =>
        ruta.fulfill({ status: 400, json: { codigo: 'X', mensaje: 'Falló el gráfico.' } }),
      );
      await page.goto('/dashBoardVue');
      const porEmpleador = tarjeta(page, 'Asegurados por entidad empleadora');
      await expect(porEmpleador.getByText('Falló el gráfico.')).toBeVisible();
      await expect(porEmpleador.getByText(/entidades empleadoras\./)).toHaveText(
        'De mayor a menor, de cinco en cinco: las entidades empleadoras.',
      );
      await page.unroute('**/v1/estadistica/**');
    });
    await test.step('en un teléfono se lee cada nombre entero, y la tabla tiene sus cuatro columnas a la vista', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/dashBoardVue');
      for (const titulo of [
        'Asegurados por entidad empleadora',
        'Asegurados por estado',
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
        for (const nombre of nombres) {
          await expect(tarjeta(page, titulo).locator('figure svg').getByText(nombre, { exact: true })).toBeVisible();
        }
      }
    });
  });
});
