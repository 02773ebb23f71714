import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { reducirPng } from './png.ts';

const CARPETA = path.resolve(import.meta.dirname, '../../docs/img');

/**
 * Takes a picture of the screen for docs/interfaz.md; only with ACTUALIZAR_CAPTURAS=1, so that a run leaves no traces.
 */
export async function capturar(page: Page, nombre: string, tema: 'light' | 'dark' = 'light'): Promise<void> {
  if (process.env.ACTUALIZAR_CAPTURAS !== '1') return;
  await page.emulateMedia({ colorScheme: tema });
  await page.mouse.move(0, 0);
  const imagen = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await writeFile(path.join(CARPETA, `${nombre}.png`), await reducirPng(imagen));
}
