import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA, and what axe calls best practices. */
const REGLAS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function revisar(page: Page, tema: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: tema });
  await expect(page.locator('html')).toHaveAttribute('data-tema', tema);
  // Colours in the middle of a fade have another contrast.
  await page.evaluate(async () => {
    const acaban = document.getAnimations().filter((una) => una.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(acaban.map((una) => una.finished.catch(() => null)));
  });
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (tema === 'light' ? axe.withTags(REGLAS) : axe.withRules(['color-contrast'])).analyze();
  const hallados = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} — ${target.join(' ')}\n${failureSummary}`),
  );
  expect(hallados, `axe, ${tema}`).toEqual([]);
}

/** What is on the screen holds to WCAG 2.2 AA and to axe's best practices, as far as a program can tell, in both themes. */
export async function esAccesible(page: Page): Promise<void> {
  await revisar(page, 'light');
  await revisar(page, 'dark');
}
