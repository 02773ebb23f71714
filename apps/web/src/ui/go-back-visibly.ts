import type { KeyboardEvent } from 'react';

const TABBABLE = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Shift+Tab at the beginning of a dialog leads to its last control that is on screen. MUI's focus trap picks the last in
 * the document, and stays stuck where that one is hidden.
 */
export function goBackVisibly(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target, currentTarget } = event;
  const dialog = currentTarget.querySelector('[role="dialog"]');
  if (key !== 'Tab' || !shiftKey || !dialog || !(target instanceof Node) || !currentTarget.contains(target)) return;
  const visible = [...dialog.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility(),
  );
  const [first] = visible;
  if (first === undefined || !target.contains(first)) return;
  event.preventDefault();
  visible.at(-1)?.focus();
}
