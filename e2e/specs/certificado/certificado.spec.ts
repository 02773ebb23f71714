import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { esAccesible } from '../../base/axe.ts';
import { cabe } from '../../base/cabe.ts';
import { ilustrar } from '../../base/ilustracion.ts';
import { expect, test } from '../../base/prueba.ts';
import { enCadaZoom } from '../../base/zoom.ts';
import { buscarCertificable, emitirCertificado } from '../../pantallas/certificado.ts';

/** Reads from the viewer what a camera would. */
async function leerQr(page: Page): Promise<string | undefined> {
  const png = await page
    .getByRole('region', { name: /^Página 1/ })
    .locator('canvas')
    .evaluate((lienzo: HTMLCanvasElement) => lienzo.toDataURL('image/png'));
  const bytes = Buffer.from(png.split(',')[1] ?? '', 'base64');
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

async function medirLaHoja(page: Page): Promise<void> {
  await enCadaZoom(page, async (_, ventana) => {
    const dialogo = await emitirCertificado(page);
    await cabe(page);
    const cerrar = dialogo.getByRole('button', { name: 'CERRAR' });
    await expect(cerrar).toBeInViewport({ ratio: 1 });
    const hoja = dialogo.getByRole('region', { name: /^Página 1/ });
    const alto = async () => ((await cerrar.boundingBox())?.y ?? 0) - Math.max((await hoja.boundingBox())?.y ?? 0, 0);
    expect(await alto()).toBeGreaterThan(70);
    // A key pressed while the sheet still grows turns less than a page.
    await expect(async () => {
      await dialogo.getByRole('region', { name: 'Documento' }).press('PageDown');
      await expect.poll(alto, { timeout: 2000 }).toBeGreaterThan(ventana * 0.7);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(dialogo).toBeHidden();
  });
}

async function acercarEnUnTelefono(page: Page, hoja: Locator, dialogo: Locator): Promise<void> {
  // On a telephone the sheet is as wide as the screen; closer, all of it can be reached.
  await page.setViewportSize({ width: 360, height: 740 });
  const ancho = async () => Math.round((await hoja.boundingBox())?.width ?? 0);
  await expect.poll(ancho).toBeLessThan(360);
  // While it shrinks it may be narrower than that for a moment.
  await expect.poll(ancho).toBeGreaterThan(330);
  const ajustado = await ancho();
  const documento = dialogo.getByRole('region', { name: 'Documento' });
  await dialogo.getByRole('button', { name: 'Acercar (tecla +)' }).click();
  await expect(dialogo.getByRole('status')).toHaveText('150 %');
  await documento.focus();
  await page.keyboard.press('+');
  await expect.poll(ancho).toBe(ajustado * 2);
  await expect.poll(() => documento.evaluate((lugar) => lugar.scrollWidth - lugar.clientWidth)).toBeGreaterThan(200);
  expect((await hoja.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  await esAccesible(page);
  await page.keyboard.press('0');
  await expect.poll(ancho).toBe(ajustado);
  await expect(dialogo.getByRole('button', { name: 'Alejar (tecla -)' })).toHaveAttribute('aria-disabled', 'true');
  await page.setViewportSize({ width: 1280, height: 800 });
  const medio = async (parte: typeof hoja) => {
    const caja = await parte.boundingBox();
    return caja === null ? Number.NaN : caja.x + caja.width / 2;
  };
  await expect.poll(async () => Math.abs((await medio(hoja)) - (await medio(documento)))).toBeLessThan(12);
}

async function descargar(page: Page, dialogo: Locator): Promise<void> {
  const bajada = page.waitForEvent('download');
  await dialogo.getByRole('link', { name: 'Descargar' }).click();
  const archivo = await bajada;
  expect(archivo.suggestedFilename()).toMatch(/^certificado-\d{8}\.pdf$/);
  expect((await readFile(await archivo.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await dialogo.getByRole('button', { name: 'CERRAR' }).click();
  await expect(dialogo).toBeHidden();
  await expect(page.getByRole('button', { name: 'Certificado' })).toBeFocused();
}

async function seguirElCodigo(page: Page, qr: string): Promise<void> {
  // The test goes on to where the code leads, as a camera would; and there with one word of its content changed.
  const { pathname, hash } = new URL(qr);
  await page.goto(pathname + hash);
  await expect(page.getByText('La firma digital del código QR es válida y corresponde')).toBeVisible();
  await enCadaZoom(page);
  const [cabeza, contenido = '', firma] = hash.split('.');
  const dicho: object = JSON.parse(Buffer.from(contenido, 'base64url').toString());
  const alterado = Buffer.from(JSON.stringify({ ...dicho, cub: false })).toString('base64url');
  await page.evaluate((otro) => {
    location.hash = otro;
  }, `${cabeza}.${alterado}.${firma}`);
  await expect(page.getByText('La firma digital del código QR no es válida')).toBeVisible();
  await expect(page.getByText('El certificado NO es auténtico.')).toBeVisible();
  await expect(page.locator('#resultado')).not.toContainText('1000103');
}

test.describe('certificado.spec.ts', () => {
  test('se busca a una persona, se emite su certificado, se lee aquí mismo y se descarga', async ({ page, entrar }) => {
    await entrar('cons.autoridad', '/certificacion');
    await buscarCertificable(page, '1000103');
    const estados = page.getByRole('table', { name: 'RESULTADO DEL ESTADO DE AFILIACIÓN' });
    await expect(estados).toContainText('CESANTIA');
    await expect(estados).toContainText('Caja Nacional de Salud');
    await esAccesible(page);
    await ilustrar(page, 'certificacion');
    await enCadaZoom(page);
    await test.step('la hoja, y no el marco, tiene la ventana', () => medirLaHoja(page));
    const dialogo = await emitirCertificado(page);
    await ilustrar(page, 'certificado', dialogo, 1000);
    const hoja = dialogo.getByRole('region', { name: 'Página 1 de 1' });
    await expect(hoja).toContainText('CERTIFICADO ESTADO DE AFILIACIÓN');
    await expect(hoja).toContainText('1000103');
    const qr = (await leerQr(page)) ?? '';
    expect(qr).toMatch(/\/verificacionCertificado\/([0-9A-Z]{5}-){3}[0-9A-Z]{5}#[\w-]+\.[\w-]+\.[\w-]+$/);
    await esAccesible(page);

    await acercarEnUnTelefono(page, hoja, dialogo);
    await descargar(page, dialogo);
    await seguirElCodigo(page, qr);
  });
});
