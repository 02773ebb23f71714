import { configure } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';

/**
 * Serves tests of whole pages, which ask for many things by role and name: each time a library asks what every rule of
 * every sheet says of every element, to leave out what is hidden or cannot be pressed. That was a fifth of the
 * processor time of three such files (25 s). No style is known here, and what a dialog hides from readers is found all
 * the same: look within the dialog. Nor does it know then what cannot be pressed: a button with `pointer-events: none`
 * takes a click here as no browser lets it. So it is for three pages whose tests ask whether something is disabled, and
 * for no more.
 */
export function sinEstilos(): void {
  const ventana = document.defaultView ?? window;
  const original = ventana.getComputedStyle;
  beforeAll(() => {
    configure({ defaultHidden: true });
    const ninguno = original.call(ventana, document.createElement('div'));
    ventana.getComputedStyle = () => ninguno;
    globalThis.getComputedStyle = () => ninguno;
  });
  afterAll(() => {
    configure({ defaultHidden: false });
    ventana.getComputedStyle = original;
    globalThis.getComputedStyle = original;
  });
}
