import { expect, type Page } from '@playwright/test';

/** Nothing reaches beyond the right edge: neither the page nor an open dialog scrolls sideways. */
export async function cabe(page: Page): Promise<void> {
  const sobra = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="dialog"] *')]
      .filter((elemento) => elemento === document.documentElement || getComputedStyle(elemento).overflowX !== 'visible')
      // Only for who hears the page, or for nobody: the hollow in a field's border.
      .filter((elemento) => getComputedStyle(elemento).clipPath === 'none')
      .filter((elemento) => getComputedStyle(elemento).visibility !== 'hidden')
      .filter((elemento) => elemento.closest('input') === null && elemento.scrollWidth > elemento.clientWidth + 1)
      .map(
        (elemento) => `${elemento.tagName}.${elemento.className}: ${elemento.scrollWidth} > ${elemento.clientWidth}`,
      ),
  );
  expect(sobra).toEqual([]);
}
