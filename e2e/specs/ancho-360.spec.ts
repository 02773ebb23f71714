import type { Locator } from '@playwright/test';
import { esAccesible } from '../base/axe.ts';
import { cabe, TELEFONO } from '../base/cabe.ts';
import { capturar } from '../base/captura.ts';
import { ir } from '../base/ir.ts';
import { expect, test } from '../base/prueba.ts';
import { pantallaLista } from '../pantallas/lista.ts';

async function antes(arriba: Locator, abajo: Locator): Promise<void> {
  const [uno, otro] = await Promise.all([arriba.boundingBox(), abajo.boundingBox()]);
  expect(uno?.y).toBeLessThan(otro?.y ?? 0);
}

/**
 * These screens are drawn otherwise on a telephone. accesibilidad.spec and asistente.spec check that every other screen
 * fits there.
 */
test.describe('ancho-360.spec.ts', () => {
  test.use({ viewport: TELEFONO, hasTouch: true });

  test('la lista y el menú', async ({ page, entrar }) => {
    await entrar('ope.afiliaciones');
    await test.step('la lista como tarjetas, los filtros tras un botón, los detalles a pantalla completa', async () => {
      const lista = pantallaLista(page);
      await expect(lista.radios).toHaveCount(25);
      // The actions and the whole first card are in sight before anything is scrolled.
      await expect(
        page.getByRole('group', { name: 'Acciones del registro elegido' }).getByRole('button').first(),
      ).toBeInViewport();
      await expect(page.getByRole('row').nth(1)).toBeInViewport({ ratio: 1 });
      await cabe(page);
      // The person comes first, in a card and in Detalles; what may be done goes on below.
      const celda = (columna: string) => page.locator(`td[data-header="${columna}"]`).first();
      await antes(celda('Nombres'), celda('Documento'));
      await expect(lista.detalles).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Actualizar' })).toBeInViewport({ ratio: 1 });
      await capturar(page, 'lista-360');
      const boton = page.getByRole('button', { name: /^Filtros/ });
      await expect(lista.documento).toBeHidden();
      await boton.click();
      await expect(lista.documento).toBeVisible();
      await cabe(page);
      await lista.documento.fill('1000100');
      await lista.buscar.click();
      await lista.cuenta(1);
      await expect(boton).toHaveAccessibleName(/1 activo/);
      await lista.fila('1000100').click();
      await lista.detalles.click();
      const dialogo = page.getByRole('dialog', { name: 'Detalles - REGISTRO' });
      const nombre = dialogo.getByRole('heading', { name: 'GUTIÉRREZ MARCA JORGE LUIS' });
      await expect(nombre).toBeVisible();
      await antes(nombre, dialogo.getByRole('group', { name: 'Acciones del registro' }));
      await expect.poll(async () => (await dialogo.boundingBox())?.width).toBe(360);
      await cabe(page);
      await capturar(page, 'detalle-360', 'dark');
    });
    await test.step('el menú se abre sobre la página y se cierra al elegir', async () => {
      await ir(page, '/perfil');
      await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeHidden();
      await page.getByRole('button', { name: 'Mostrar el menú' }).click();
      await expect(page.getByRole('link', { name: 'AYUDA', exact: true })).toBeVisible();
      await esAccesible(page);
      await page.getByRole('link', { name: 'AYUDA', exact: true }).click();
      await expect(page).toHaveURL('/ayuda');
      await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeHidden();
      await cabe(page);
    });
  });
});
