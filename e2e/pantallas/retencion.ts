import { expect, type Page } from '@playwright/test';

/**
 * Saves while the server is held back: the screen is, too, under its name, and no key lets it go. Gives what lets the
 * answer come.
 */
export async function retenerAlGuardar(page: Page, camino: string, guardar: () => Promise<void>): Promise<() => void> {
  const { promise: retenido, resolve: soltar } = Promise.withResolvers<void>();
  await page.route(camino, async (ruta) => {
    await retenido;
    await ruta.continue();
  });
  await guardar();
  const espera = page.getByRole('dialog', { name: 'Procesando registro' });
  await expect(espera).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(espera).toBeVisible();
  return soltar;
}
