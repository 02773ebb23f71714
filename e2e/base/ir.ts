import { setTimeout as pausa } from 'node:timers/promises';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The router's library leaves this on the page; only what is used is typed. */
    readonly __TSR_ROUTER__?: {
      history: { push(ruta: string, estado: undefined, opciones: { ignoreBlocker: boolean }): void };
      subscribe(que: 'onRendered', avisar: () => void): () => void;
    };
  }
}

/** A router that is asked in the middle of a first load may draw without a word: the screen is loaded anew then. */
const LIMITE_MS = 5_000;

/**
 * Goes to another screen of the application that runs already, drawn when this ends: `goto` starts everything anew,
 * which costs a second of processor time. What was typed is left without a question; a question that is open already
 * stays open. `goto` remains for a first load and a reload, after what somebody else changed (an answer of before is
 * shown until the new one comes), for an address that leads back to the screen that is there (nothing is drawn), and
 * before `enCalma`, which asks about the document's own load.
 */
export async function ir(page: Page, ruta: string): Promise<void> {
  const dibujada = page.evaluate(
    (destino) =>
      new Promise<boolean>((resolver) => {
        const enrutador = window.__TSR_ROUTER__;
        // Nothing would be drawn, since it is not the application, or is there already.
        if (enrutador === undefined || new URL(destino, location.href).href === location.href) return resolver(false);
        const dejar = enrutador.subscribe('onRendered', () => {
          dejar();
          resolver(true);
        });
        enrutador.history.push(destino, undefined, { ignoreBlocker: true });
      }),
    ruta,
  );
  // The page's own clock may stand still, so the wait is here. A load that follows ends the other promise with an error
  // of no interest.
  const tarde = pausa(LIMITE_MS, false);
  if (!(await Promise.race([dibujada.catch(() => false), tarde]))) await page.goto(ruta);
}
