import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { reducirPng } from './png.ts';

const CARPETA = path.resolve(import.meta.dirname, '../../apps/web/ayuda/img');

/** The pictures are of a window as wide as the tests', and no higher than it must be. */
const ANCHO = 1280;
const BAJO = 500;

/** Gives the height of what is on the page, so that nothing that sticks to an edge covers it and little stays empty. */
async function altoDe(page: Page): Promise<number> {
  await page.setViewportSize({ width: ANCHO, height: BAJO });
  return page.evaluate(() => document.documentElement.scrollHeight);
}

async function tomar(page: Page, parte: Locator, alto: number | undefined): Promise<Buffer> {
  const antes = page.viewportSize();
  // An earlier look may have left the dark theme, or said something.
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await page.setViewportSize({ width: ANCHO, height: alto ?? (await altoDe(page)) });
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  const caja = await parte.boundingBox();
  if (caja === null) throw new Error('What the picture is of is not there.');
  const height = Math.min(caja.height, (page.viewportSize()?.height ?? BAJO) - caja.y);
  const imagen = await page.screenshot({ clip: { ...caja, height }, animations: 'disabled', caret: 'hide' });
  if (antes !== null) await page.setViewportSize(antes);
  return imagen;
}

/**
 * Takes a picture of that part of the screen for the user guide, in a window of `alto` where it is given. `npm run
 * guia` takes it again; every other run sees that the part is still there.
 */
export async function ilustrar(
  page: Page,
  nombre: string,
  parte: Locator = page.getByRole('main'),
  alto?: number,
): Promise<void> {
  await test.step(`está en la guía: ${nombre}`, async () => {
    await expect(parte).toBeVisible();
    await expect(parte.locator('[aria-busy="true"]')).toHaveCount(0);
  });
  if (process.env.ACTUALIZAR_CAPTURAS !== '1') return;
  await mkdir(CARPETA, { recursive: true });
  await writeFile(path.join(CARPETA, `${nombre}.png`), await reducirPng(await tomar(page, parte, alto)));
}
