import { expect, type Page, test } from '@playwright/test';
import { cabe } from './cabe.ts';

/** No page has more steps to walk through. */
const PASOS = 60;

/**
 * Goes through the page with a key, from where the focus is to the end, or so many times round besides, and names what
 * is focused while outside the window or under something else.
 */
export async function tapados(page: Page, tecla = 'Tab', vueltas = 0): Promise<string[]> {
  const hallados: string[] = [];
  await page.evaluate(() => {
    for (const uno of document.querySelectorAll('[data-visto]')) uno.removeAttribute('data-visto');
  });
  for (let paso = 0, quedan = vueltas; paso < PASOS; paso++) {
    await page.keyboard.press(tecla);
    const visto = await page.evaluate(() => {
      const foco = document.activeElement;
      // The focus is behind the last element, or before the first.
      if (foco === null || foco === document.body) return { vuelta: true, fin: false, tapado: '' };
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
      return {
        vuelta: false,
        fin,
        tapado: entero && libre ? '' : `${foco.tagName} ${foco.id} ${nombre} ${top}–${bottom}`,
      };
    });
    if (visto.fin || (visto.vuelta && quedan-- === 0)) break;
    if (visto.tapado !== '') hallados.push(visto.tapado);
  }
  return hallados;
}

/** A window of 1366×768 at that zoom has so many pixels of the page. */
const ZOOM = [
  ['200 %', { width: 683, height: 384 }],
  ['400 %', { width: 341, height: 192 }],
] as const;

/**
 * Checks that nothing scrolls sideways, before and after a walk through what takes the focus, and that nothing of that
 * is covered.
 */
export async function sinTapar(page: Page, vueltas = 0): Promise<void> {
  // Earlier messages go away, and are no part of the screen.
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await cabe(page);
  expect(await tapados(page, 'Tab', vueltas), 'enfocado y tapado').toEqual([]);
  await cabe(page);
}

/** Looks at the present screen in each of these windows; then goes back to its own. */
export async function enCadaZoom(
  page: Page,
  mirar: (zoom: (typeof ZOOM)[number][0], alto: number) => Promise<void> = () => sinTapar(page),
): Promise<void> {
  const antes = page.viewportSize();
  for (const [zoom, ventana] of ZOOM)
    await test.step(zoom, async () => {
      await page.setViewportSize(ventana);
      await mirar(zoom, ventana.height);
    });
  if (antes !== null) await page.setViewportSize(antes);
}
