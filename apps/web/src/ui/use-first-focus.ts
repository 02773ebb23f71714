import { type RefObject, useEffect, useRef } from 'react';

/** The mark stands on what a page gave the focus to by itself: the frame leaves it there after a change of page. */
const MARK = 'data-first-focus';

export function giveFocus(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.setAttribute(MARK, '');
  element.focus();
  // A change of page goes on to scroll to its beginning: the focus stays in sight.
  requestAnimationFrame(() => setTimeout(() => bringIntoSight(element)));
}

function bringIntoSight(element: HTMLElement): void {
  if (document.activeElement === element) element.scrollIntoView?.({ block: 'nearest' });
}

export const hasFirstFocus = (): boolean => document.activeElement?.hasAttribute(MARK) ?? false;

export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => giveFocus(ref.current), []);
  return ref;
}

/** The form knows a field by its name: a select keeps it in the input beside it. */
const nameOf = (field: HTMLElement): string =>
  field.getAttribute('name') ?? field.parentElement?.querySelector('input')?.name ?? '';

const REQUIRED = ['input[required]', 'textarea[required]', '[role="combobox"][aria-required="true"]']
  .map((selector) => `${selector}:not([disabled], [readonly], [aria-disabled="true"], [aria-hidden="true"])`)
  .join(', ');

type Read = (name: string) => unknown;

/**
 * Finds the first mandatory field that is empty, as they stand on the page, or else the button that sends. The form's
 * values decide, since a select is blank until its list comes.
 */
function firstMissing(form: HTMLElement, read: Read): HTMLElement | null {
  const missing = [...form.querySelectorAll<HTMLElement>(REQUIRED)].find((field) => read(nameOf(field)) === '');
  return missing ?? form.querySelector<HTMLElement>('button[type="submit"]');
}

/** Once the form's turn has come (`active`), the focus goes to the first mandatory field that is empty. */
export function useFocusFirstMissing(form: RefObject<HTMLElement | null>, read: Read, active = true): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !active || form.current === null) return;
    done.current = true;
    giveFocus(firstMissing(form.current, read));
  }, [form, read, active]);
}
