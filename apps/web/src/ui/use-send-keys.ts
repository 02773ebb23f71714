import type { KeyboardEvent } from 'react';
import { holdTooLong } from './hold-too-long.ts';

/**
 * Ctrl+Enter (Cmd+Enter) presses the form's own button, from any of its fields, a text of many lines included. What
 * that button refuses (locked, or busy) the keys do too; a key held down sends once, and a key in a dialog over the
 * form is not the form's.
 */
function press(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, repeat, currentTarget: form, target } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
  if (!(form instanceof HTMLFormElement && target instanceof Node && form.contains(target))) return;
  event.preventDefault();
  // The field does not get the key: Enter would open a select too.
  event.stopPropagation();
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (repeat || button === null || button.disabled || button.getAttribute('aria-disabled') === 'true') return;
  // What a field does with its text once it is left is done first.
  button.focus();
  form.requestSubmit(button);
}

const KEYS = { onKeyDownCapture: press, onSubmitCapture: holdTooLong, 'aria-keyshortcuts': 'Control+Enter' } as const;

/** Every form takes it as `<form {...useSendKeys()}>`; with it, a text that is too long holds the form. */
export const useSendKeys = () => KEYS;
