/**
 * `expect`, which waits for what is to be seen and for an address without writing down the whole page at every look: since
 * 1.60 the library does, as any look may be the last (github.com/microsoft/playwright/issues/41098). What did not come is
 * asked of the library's own, so that a failure has its words.
 */
import { expect as deLaBiblioteca, type ExpectMatcherState, errors, type Locator, type Page } from '@playwright/test';

interface Plazo {
  timeout?: number;
}

/** So short that it looks once. */
const UNA_VEZ: Plazo = { timeout: 1 };

async function esperar(isNot: boolean, llega: Promise<void>, asegurar: (plazo: Plazo) => Promise<void>) {
  const falla = await llega
    // A load that was broken off ends the wait for an address, and another may follow.
    .catch((error: unknown) => asegurar(error instanceof errors.TimeoutError ? UNA_VEZ : {}))
    .then(() => null, String);
  return { pass: (falla === null) !== isNot, message: () => falla ?? '' };
}

export const expect = deLaBiblioteca.extend({
  toBeVisible(this: ExpectMatcherState, locator: Locator, { timeout = this.timeout }: Plazo = {}) {
    const { isNot } = this;
    const suyo = deLaBiblioteca(locator);
    const llega = locator.waitFor({ state: isNot ? 'hidden' : 'visible', timeout });
    return esperar(isNot, llega, (plazo) => (isNot ? suyo.not : suyo).toBeVisible(plazo));
  },

  toHaveURL(this: ExpectMatcherState, page: Page, esperada: string | RegExp, { timeout = this.timeout }: Plazo = {}) {
    const { isNot } = this;
    const suyo = deLaBiblioteca(page);
    const esEsa = (url: URL) =>
      typeof esperada === 'string' ? new URL(esperada, url).href === url.href : esperada.test(url.href);
    const llega = page.waitForURL((url) => esEsa(url) !== isNot, { waitUntil: 'commit', timeout });
    return esperar(isNot, llega, (plazo) => (isNot ? suyo.not : suyo).toHaveURL(esperada, plazo));
  },
});
