import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { default as axe, RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The tool is used as browsers get it: less than half of the text that its module carries over to each document. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules are those of WCAG 2.2 AA, and what axe calls best practices. */
const REGLAS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const TEMAS: Readonly<Record<'light' | 'dark', RunOptions['runOnly']>> = {
  light: { type: 'tag', values: REGLAS },
  dark: { type: 'rule', values: ['color-contrast'] },
};

/**
 * Tells what is wrong, in words. Only that leaves the page: the list of all that is right took three quarters of the
 * time.
 */
async function faltas(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  // As long as the page is the same document it keeps the tool.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (opciones) => {
      // Colours in the middle of a fade have another contrast.
      const acaban = document.getAnimations().filter((una) => una.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.all(acaban.map((una) => una.finished.catch(() => null)));
      // What an open dialog hides from everybody was looked at before it opened.
      const partes = [...document.querySelectorAll('body > *, body ~ *')];
      const libres = partes.filter((una) => una.ariaHidden !== 'true');
      const que = libres.length < partes.length ? { include: libres } : document;
      const { violations, incomplete } = await window.axe.run(que, opciones);
      // Something that only a person can judge, as a contrast over a picture, is not wrong yet; but two equal ids are
      // told so, too.
      const dobles = incomplete.filter(({ id }) => id.startsWith('duplicate-id'));
      return [...violations, ...dobles].flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help} — ${target.join(' ')}\n${failureSummary}`),
      );
    },
    // Style sheets and media files are fetched ahead for rules that are not among these.
    { runOnly, resultTypes: ['violations', 'incomplete'], preload: false } satisfies RunOptions,
  );
}

/** Looks in both themes, first in the present one: to change it has the browser draw all anew. */
async function revisar(page: Page, conMarca: boolean): Promise<void> {
  const oscuro = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const tema of oscuro ? (['dark', 'light'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme: tema });
    if (conMarca) await expect(page.locator('html')).toHaveAttribute('data-tema', tema);
    // A part that is being fetched anew is paler meanwhile; a screen that waits on purpose is looked at as it is.
    await page
      .locator('[aria-busy="true"]')
      .first()
      .waitFor({ state: 'detached', timeout: 2_000 })
      .catch(() => undefined);
    expect(await faltas(page, TEMAS[tema]), `axe, ${tema}`).toEqual([]);
  }
}

/**
 * Checks that the screen holds to WCAG 2.2 AA and to axe's best practices, as far as a program can tell, in both
 * themes.
 */
export const esAccesible = (page: Page): Promise<void> => revisar(page, true);

/**
 * Checks a document without a script, which follows the browser's theme by its style sheet and says so nowhere. What is
 * made many times in one way, another row or service of the same build, is looked at once: eleven thousand elements
 * took fifteen seconds. What it says is left out of that, but not whether it says anything: an empty link is another
 * form. Ask it last, as the others are gone from the page then.
 */
export async function documentoAccesible(page: Page): Promise<void> {
  await page.evaluate(() => {
    const vistas = new Set<string>();
    for (const parte of ['li', 'tr', 'details', 'section'])
      for (const una of document.querySelectorAll(parte)) {
        const forma = una.outerHTML
          .replaceAll(/ (id|href|src|alt|aria-label|aria-labelledby)="\s*[^"\s][^"]*"/g, ' $1="x"')
          .replaceAll(/>\s+(?=<)/g, '>')
          .replaceAll(/>[^<]+/g, '>x');
        if (vistas.has(forma)) una.remove();
        vistas.add(forma);
      }
  });
  await revisar(page, false);
}
