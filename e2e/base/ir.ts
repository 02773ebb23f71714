import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the router's library leaves on the page, of it only this. */
    readonly __TSR_ROUTER__?: {
      history: { push(ruta: string, estado: undefined, opciones: { ignoreBlocker: boolean }): void };
      subscribe(que: 'onRendered', avisar: () => void): () => void;
    };
  }
}

/**
 * Another screen of the application that runs already, drawn when this ends: `goto` starts everything anew, which costs a
 * second of processor time. What was typed is left without a question; a question that is open already stays open. `goto`
 * remains for a first load and a reload, after what somebody else changed (an answer of before is shown until the new one
 * comes), for an address that leads back to the screen that is there (nothing is drawn), and before `enCalma`, which asks
 * about the document's own load.
 */
export async function ir(page: Page, ruta: string): Promise<void> {
  const fue = await page.evaluate(
    (destino) =>
      new Promise<boolean>((resolver) => {
        const enrutador = window.__TSR_ROUTER__;
        // Nothing would be drawn: it is not the application, or is there already.
        if (enrutador === undefined || new URL(destino, location.href).href === location.href) return resolver(false);
        const dejar = enrutador.subscribe('onRendered', () => {
          dejar();
          resolver(true);
        });
        enrutador.history.push(destino, undefined, { ignoreBlocker: true });
      }),
    ruta,
  );
  if (!fue) await page.goto(ruta);
}
