import type { Locator, Page } from '@playwright/test';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { contarRegistro } from '../../base/control.ts';
import { type Ayudas, expect, test } from '../../base/prueba.ts';
import { pantallaMonitoreo } from '../../pantallas/monitoreo.ts';

const cabeAngosto = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await cabe(page);
  await page.setViewportSize({ width: 1366, height: 768 });
};

async function contarYComparar(page: Page, instancia: Ayudas['instancia'], cifras: Locator): Promise<void> {
  const { dialogo, ver } = pantallaMonitoreo(page);
  await dialogo.getByRole('button', { name: 'Cerrar' }).click();
  await contarRegistro(instancia.id);
  await ver.click();
  await expect(dialogo.getByText('Lo declarado difiere del registro')).toBeVisible();
  await expect(dialogo.getByText(/^Total general: titulares validados \+12/)).toBeVisible();
  const total = cifras.getByRole('row').filter({ hasText: 'Total general' });
  await expect(total.getByRole('cell').nth(1)).toContainText(/^[\d.]+Registro [\d.]+ \+12\s*$/);
  await expect(total.getByRole('cell').nth(2)).toContainText(/^([\d.]+)Registro \1\s*$/);
  await esAccesible(page);
  await cabeAngosto(page);
}

async function seguirUnaCifra(page: Page, cifras: Locator): Promise<void> {
  const { dialogo, personas } = pantallaMonitoreo(page);
  // The way goes from a figure to its people, to the details of one, and all the way back.
  const figuras = cifras.getByRole('link', { name: /^Ver las [\d.]+ personas: titulares validados, / });
  const deMenos = async () => {
    const cuantas = (await figuras.allTextContents()).map((texto) => Number(texto.replaceAll('.', '')));
    return figuras.nth(cuantas.indexOf(Math.min(...cuantas)));
  };
  const figura = await deMenos();
  const cuantas = (await figura.textContent()) ?? '';
  await figura.click();
  await expect(personas.getByText(`El registro contó ${cuantas} el `)).toBeVisible();
  const filas = personas.getByRole('table', { name: 'Personas de la cifra' }).getByRole('row');
  await expect(filas).toHaveCount(Number(cuantas) + 1);
  await expect(filas.nth(1).getByRole('cell')).toHaveText([
    /^\d+/,
    /\w/,
    'Titular',
    /^[A-Z]{2}$/,
    /\w/,
    /^\d\d\//,
    /^\d\d\//,
    'Detalles',
  ]);
  await esAccesible(page);
  await cabeAngosto(page);
  const nombre = (await filas.nth(1).getByRole('cell').nth(1).textContent()) ?? '';
  await personas.getByRole('link', { name: `Detalles de ${nombre}` }).click();
  await expect(page.getByRole('dialog').getByText(nombre).first()).toBeVisible();
  await page.goBack();
  await expect(filas).toHaveCount(Number(cuantas) + 1);
  await personas.getByRole('button', { name: 'Volver' }).click();
  await expect(personas).toHaveCount(0);
  await expect(dialogo.getByText('Lo declarado difiere del registro')).toBeVisible();
}

async function verLaMarcaEnLaLista(page: Page, marca: Locator): Promise<void> {
  const { dialogo, fila } = pantallaMonitoreo(page);
  // The list has learnt of the count by itself: a mark on those that differ.
  await dialogo.getByRole('button', { name: 'Cerrar' }).click();
  await expect(marca).toContainText('Difiere');
  await expect(marca).toContainText('Titulares validados +12');
  await expect(fila('Coincide').first()).toBeVisible();
  await esAccesible(page);
  await cabeAngosto(page);
}

async function llegarDesdeElResumen(page: Page): Promise<void> {
  const { fila, tabla } = pantallaMonitoreo(page);
  // The dashboard's figure leads here.
  await page.goto('/dashBoardVue');
  const cifra = page.getByRole('listitem').filter({ hasText: 'Declaraciones que difieren' });
  const difieren = (await cifra.getByText(/^\d+$/).textContent()) ?? '';
  await cifra.getByRole('link', { name: 'Ver las declaraciones' }).click();
  await expect(tabla.getByRole('row')).toHaveCount(Number(difieren) + 1);
  await expect(page.getByRole('combobox', { name: 'Periodo' })).toHaveText(/^\d\d\/\d{4} y \d\d\/\d{4}$/);
  await expect(fila('Coincide')).toHaveCount(0);
}

async function compararAntesDeCorregir(page: Page, entrar: Ayudas['entrar']): Promise<void> {
  const { dialogo, fila, personas, editar, generales } = pantallaMonitoreo(page);
  await entrar('ope.afiliaciones', '/monitoreoView');
  await fila('REMITIDO').first().getByRole('radio').check();
  await editar.click();
  await expect(dialogo.getByText('Lo declarado difiere del registro')).toHaveCount(0);
  await dialogo.getByRole('button', { name: 'Lo remitido, comparado con el registro' }).click();
  await expect(dialogo.getByText(/^Total general: titulares validados \+12/)).toBeVisible();
  // A text typed over it stays, and so does the place.
  const validos = generales.getByRole('textbox').first();
  await validos.fill('4321');
  const figura = dialogo.getByRole('link', {
    name: /^Ver las [\d.]+ personas: titulares validados, Total general$/,
  });
  await figura.click();
  await expect(personas.getByText(/^El registro contó [\d.]+ el /)).toBeVisible();
  await personas.getByRole('button', { name: 'Volver' }).click();
  await expect(figura).toBeFocused();
  await expect(validos).toHaveValue('4321');
}

test.describe('comparacion-declaracion.spec.ts', () => {
  // conteo-en-la-lista.test.tsx tests that what waits for a count is asked again by itself.
  test('la autoridad ve junto a cada cifra la del registro, dónde difieren, y llega a las personas', async ({
    page,
    entrar,
    instancia,
  }) => {
    await entrar('eje.autoridad', '/monitoreoView');
    const { dialogo, fila, ver, tabla } = pantallaMonitoreo(page);
    await expect(fila(/^CNS/).first()).toBeVisible();
    await expect(tabla).not.toContainText(/Difiere|Coincide/);
    const marca = fila(/^CNS/).first().getByRole('cell').last();
    await expect(marca).toHaveText('Sin contar');
    await fila(/^CNS/).first().getByRole('radio').check();
    await ver.click();
    await expect(dialogo.getByText('El registro está contando ese día')).toBeVisible();
    const cifras = dialogo.getByRole('table', { name: 'Población declarada' });
    await expect(cifras).not.toContainText('Registro');

    await contarYComparar(page, instancia, cifras);
    await seguirUnaCifra(page, cifras);
    await verLaMarcaEnLaLista(page, marca);
    await llegarDesdeElResumen(page);
    await test.step('el ente gestor compara lo que remitió antes de corregirlo', () =>
      compararAntesDeCorregir(page, entrar));
  });
});
