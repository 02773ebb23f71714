/** The browser itself measures these of a page, and the budgets speak of two kinds of visitor. */
import type { CDPSession, Page } from '@playwright/test';

export interface Vitales {
  /** The largest contentful paint is in ms since the navigation. */
  lcp: number;
  /** The total blocking time sums what each long task takes over 50 ms, in ms. */
  tbt: number;
  /** The cumulative layout shift leaves out what an input caused. */
  cls: number;
}

/** The visitor has a telephone on a slow mobile network, with the figures that Lighthouse uses. */
const TELEFONO = {
  procesador: 4,
  red: {
    offline: false,
    latency: 150,
    downloadThroughput: (1_638_400 / 8) * 0.9,
    uploadThroughput: (768_000 / 8) * 0.9,
  },
};

export async function comoTelefono(sesion: CDPSession): Promise<void> {
  await sesion.send('Emulation.setCPUThrottlingRate', { rate: TELEFONO.procesador });
  await sesion.send('Network.enable');
  await sesion.send('Network.emulateNetworkConditions', TELEFONO.red);
}

/** Watches the page; call it before the page is opened. */
export const observar = (page: Page) =>
  page.addInitScript(() => {
    const vistos = { lcp: 0, tbt: 0, cls: 0 };
    Object.assign(window, { vitales: vistos });
    const mirar = (type: string, anotar: (entrada: PerformanceEntry) => void) =>
      new PerformanceObserver((lista) => {
        for (const entrada of lista.getEntries()) anotar(entrada);
      }).observe({ type, buffered: true });
    mirar('largest-contentful-paint', ({ startTime }) => {
      vistos.lcp = startTime;
    });
    mirar('longtask', ({ duration }) => {
      vistos.tbt += Math.max(0, duration - 50);
    });
    mirar('layout-shift', (entrada) => {
      if ('value' in entrada && 'hadRecentInput' in entrada && entrada.hadRecentInput === false)
        vistos.cls += Number(entrada.value);
    });
  });

/** Gives what was seen so far; ask once nothing loads any more. */
export const leer = (page: Page): Promise<Vitales> =>
  page.evaluate(() => ({ ...(window as unknown as { vitales: Vitales }).vitales }));
