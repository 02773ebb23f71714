import type { Page } from '@playwright/test';

/**
 * MUI keeps a field behind a list of choices for forms that are sent without a script; nobody sees it, so it is left
 * out.
 */
const DIBUJADO = 'body :not(.MuiSelect-nativeInput)';

/** Names the families of letters in which the browser has really drawn the text of the page. */
export async function letrasDibujadas(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: DIBUJADO });
  const dibujadas = await Promise.all(
    nodeIds.map((nodeId) =>
      // A node that the page has taken away in the meantime is drawn no more.
      cdp.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] })),
    ),
  );
  await cdp.detach();
  return [...new Set(dibujadas.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)))].sort();
}
