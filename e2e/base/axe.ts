import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { default as axe, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The tool as browsers get it: less than half of the text that its module carries over to each document. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, and what axe calls best practices. */
const REGLAS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const TEMAS: Readonly<Record<'light' | 'dark', RunOptions['runOnly']>> = {
  light: { type: 'tag', values: REGLAS },
  dark: { type: 'rule', values: ['color-contrast'] },
};

/** What is wrong, in words. Only that leaves the page: the list of all that is right took three quarters of the time. */
async function faltas(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  // As long as the page is the same document it keeps the tool.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (opciones) => {
      const { violations } = await window.axe.run(document, opciones);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help} — ${target.join(' ')}\n${failureSummary}`),
      );
    },
    // Style sheets and media files are fetched ahead for rules that are not among these.
    { runOnly, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
}

async function revisar(page: Page, tema: keyof typeof TEMAS, conMarca: boolean): Promise<void> {
  await page.emulateMedia({ colorScheme: tema });
  if (conMarca) await expect(page.locator('html')).toHaveAttribute('data-tema', tema);
  // Colours in the middle of a fade have another contrast.
  await page.evaluate(async () => {
    const acaban = document.getAnimations().filter((una) => una.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(acaban.map((una) => una.finished.catch(() => null)));
  });
  expect(await faltas(page, TEMAS[tema]), `axe, ${tema}`).toEqual([]);
}

/** What is on the screen holds to WCAG 2.2 AA and to axe's best practices, as far as a program can tell, in both themes. */
export async function esAccesible(page: Page): Promise<void> {
  await revisar(page, 'light', true);
  await revisar(page, 'dark', true);
}

/** The same of a page without a script, which follows the browser's theme by its style sheet and says so nowhere. */
export async function documentoAccesible(page: Page): Promise<void> {
  await revisar(page, 'light', false);
  await revisar(page, 'dark', false);
}
