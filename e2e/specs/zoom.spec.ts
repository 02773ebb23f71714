import type { Page } from '@playwright/test';
import { cabe } from '../base/cabe.ts';
import { enCalma, expect, test } from '../base/prueba.ts';
import { elegirFila, rutaDeFila } from '../pantallas/acciones.ts';
import { botonActualizar } from '../pantallas/actualizacion.ts';
import { buscarCertificable, emitirCertificado } from '../pantallas/certificado.ts';
import { formularioIngreso } from '../pantallas/ingreso.ts';
import { pantallaLista } from '../pantallas/lista.ts';
import {
  botonGuardar,
  botonValidar,
  completarTrabajador,
  llegarAlPaso3,
  MARTINA,
  pregunta,
} from '../pantallas/titular.ts';

/** Goes through the page with a key and names what is focused while outside the window or under something else. */
async function tapados(page: Page, tecla = 'Tab'): Promise<string[]> {
  const hallados: string[] = [];
  for (let paso = 0; paso < 60; paso++) {
    await page.keyboard.press(tecla);
    const visto = await page.evaluate(() => {
      const foco = document.activeElement;
      if (foco === null || foco === document.body) return { fin: true, tapado: '' };
      const fin = foco.hasAttribute('data-visto');
      foco.setAttribute('data-visto', '');
      const { left, right, top, bottom } = foco.getBoundingClientRect();
      const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
      const arriba = document.elementFromPoint(x, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2);
      // A chart takes the focus with a box that lies below its drawing.
      const suyo = foco.closest('label, .MuiFormControl-root, .MuiChartsSurface-root') ?? foco;
      const entero = bottom - top > innerHeight || (top >= -1 && bottom <= innerHeight + 1);
      const libre = arriba !== null && (suyo.contains(arriba) || arriba.contains(foco));
      const nombre = foco.getAttribute('aria-label') ?? foco.textContent?.slice(0, 30) ?? '';
      return { fin, tapado: entero && libre ? '' : `${foco.tagName} ${foco.id} ${nombre} ${top}–${bottom}` };
    });
    if (visto.fin) break;
    if (visto.tapado !== '') hallados.push(visto.tapado);
  }
  return hallados;
}

const revisar = async (page: Page) => {
  await cabe(page);
  expect(await tapados(page), 'enfocado y tapado').toEqual([]);
  await cabe(page);
};

/** A window of 1366×768 at that zoom has so many pixels of the page. */
const ZOOM = [
  ['200 %', { width: 683, height: 384 }],
  ['400 %', { width: 341, height: 192 }],
] as const;

/** The same in each window, which is there before the page is. */
async function enCadaZoom(page: Page, mirar: () => Promise<void>): Promise<void> {
  for (const [zoom, ventana] of ZOOM)
    await test.step(zoom, async () => {
      await page.setViewportSize(ventana);
      await mirar();
    });
}

test.describe('zoom.spec.ts', () => {
  test.use({ viewport: ZOOM[0][1] });

  test('ingreso', async ({ page }) => {
    await enCadaZoom(page, async () => {
      await page.goto('/login');
      await expect(formularioIngreso(page).boton).toBeVisible();
      // They come a moment later, and what stands below them goes down.
      await expect(
        page.getByRole('region', { name: 'Cuentas de demostración' }).getByRole('button').last(),
      ).toBeVisible();
      await revisar(page);
    });
  });

  test('marco y páginas, menú de páginas y del usuario', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/perfil');
    await enCadaZoom(page, async () => {
      for (const ruta of ['/dashBoardVue', '/consultas', '/novedades', '/changeCUsr', '/perfil'])
        await test.step(ruta, async () => {
          await page.goto(ruta);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
          await revisar(page);
        });
      await page.getByRole('button', { name: 'Menú Usuario' }).click();
      const ultima = page.getByRole('menuitem', { name: 'Cerrar Sesión' });
      await ultima.focus();
      await expect(ultima).toBeInViewport({ ratio: 1 });
    });
  });

  for (const [zoom, viewport] of ZOOM)
    test.describe(zoom, () => {
      test.use({ viewport });

      test('certificación, con su hoja, y su verificación pública', async ({ page, entrar }) => {
        await entrar('cons.autoridad', '/certificacion');
        await buscarCertificable(page, '1000103');
        await expect(page.getByText('CESANTIA')).toBeVisible();
        await revisar(page);
        const hoja = await emitirCertificado(page);
        await cabe(page);
        const cerrar = hoja.getByRole('button', { name: 'CERRAR' });
        await expect(cerrar).toBeInViewport({ ratio: 1 });
        await test.step('la hoja, y no el marco, tiene la ventana', async () => {
          const pagina = hoja.getByRole('region', { name: /^Página 1/ });
          const alto = async () =>
            ((await cerrar.boundingBox())?.y ?? 0) - Math.max((await pagina.boundingBox())?.y ?? 0, 0);
          expect(await alto()).toBeGreaterThan(70);
          await hoja.getByRole('region', { name: 'Documento' }).press('PageDown');
          await expect.poll(alto).toBeGreaterThan(viewport.height * 0.7);
        });
        const codigo = /[0-9A-Z]{5}(-[0-9A-Z]{5}){3}/.exec((await hoja.textContent()) ?? '')?.[0];
        await page.goto(`/verificacionCertificado/${codigo}`);
        await expect(page.getByText('El certificado es auténtico.')).toBeVisible();
        await revisar(page);
      });
    });

  test('lista, fila por fila, y Actualizar', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/asegurado?porPagina=10');
    await enCadaZoom(page, async () => {
      await page.goto('/asegurado?porPagina=10');
      const filas = pantallaLista(page).radios;
      await filas.first().focus();
      expect(await tapados(page, 'ArrowDown'), 'fila enfocada y tapada').toEqual([]);
      const fijas = await page
        .locator('main *, header')
        .evaluateAll(
          (todos) => todos.filter((uno) => ['sticky', 'fixed'].includes(getComputedStyle(uno).position)).length,
        );
      expect(fijas, 'lo que se queda sobre las filas').toBe(0);
      await page.evaluate(() => {
        for (const uno of document.querySelectorAll('[data-visto]')) uno.removeAttribute('data-visto');
      });
      await revisar(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('1000100');
      await expect(page.getByRole('option', { name: /1000100/ })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await page.goto(rutaDeFila('1000100'));
      await elegirFila(page, '1000100');
      await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
      await expect(botonActualizar(page)).toBeVisible();
      await enCalma(page);
      await revisar(page);
    });
  });

  test('asistente, pasos 1 y 3', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones', '/afiliacionTitulares');
    await enCadaZoom(page, async () => {
      await page.reload();
      await expect(botonValidar(page)).toBeVisible();
      await revisar(page);
    });
    await llegarAlPaso3(page, MARTINA);
    await enCadaZoom(page, async () => {
      await page.reload();
      // The employer's name comes by itself, above the field that has the focus.
      await expect(page.getByText(/^.+ \(NIT-\d+\)$/).first()).toBeVisible();
      // What the payment source answers moves what is below it.
      await enCalma(page);
      await revisar(page);
    });
    await botonGuardar(page).click();
    // Whole: while it comes in, it covers nothing yet.
    await expect(page.locator('[data-toast]')).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { x, y, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
          const dicho = document.querySelector('[data-toast]') !== null;
          return dicho && document.elementFromPoint(x + width / 2, y + height / 2) === document.activeElement;
        }),
      )
      .toBe(true);
    await completarTrabajador(page);
    await botonGuardar(page).click();
    // As far as there is room: the button that has the focus whole, and over it what is asked about.
    await expect(pregunta(page).getByRole('button', { name: 'Cancelar' })).toBeInViewport({ ratio: 1 });
    await expect(pregunta(page).getByText('INDUSTRIAS ALTIPLANO S.A.')).toBeInViewport({ ratio: 1 });
  });
});
