import { expect, type Page, test } from '@playwright/test';

/** Describes what reaches beyond the right edge at this moment. */
const queSobra = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="dialog"] *')]
      .filter((elemento) => elemento === document.documentElement || getComputedStyle(elemento).overflowX !== 'visible')
      // A clipped or hidden element is for those who hear the page, or for nobody, like the hollow in a field's border.
      .filter((elemento) => getComputedStyle(elemento).clipPath === 'none')
      .filter((elemento) => getComputedStyle(elemento).visibility !== 'hidden')
      .filter((elemento) => elemento.closest('input') === null && elemento.scrollWidth > elemento.clientWidth + 1)
      .map(
        (elemento) => `${elemento.tagName}.${elemento.className}: ${elemento.scrollWidth} > ${elemento.clientWidth}`,
      ),
  );

/**
 * Checks that neither the page nor an open dialog scrolls sideways. It asks until it is so: on a busy machine the
 * browser lays out the new width a moment after the test has set it.
 */
export async function cabe(page: Page): Promise<void> {
  await expect.poll(() => queSobra(page), 'lo que sobra a la derecha').toEqual([]);
}

export const TELEFONO = { width: 360, height: 740 } as const;

/**
 * Checks that the present screen fits a telephone's width, and what `mirar` looks at there; then goes back to its
 * window.
 */
export async function cabeEn360(page: Page, mirar?: () => Promise<void>): Promise<void> {
  const antes = page.viewportSize();
  await test.step('360 píxeles', async () => {
    await page.setViewportSize(TELEFONO);
    await cabe(page);
    await mirar?.();
  });
  if (antes !== null) await page.setViewportSize(antes);
}
