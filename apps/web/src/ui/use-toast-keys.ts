import { useEffect } from 'react';

interface Toasts {
  /** Toasts stand in it, beside the page. */
  place: HTMLElement;
  /** Gives the newest toast's close button; null when none is open. */
  newest: () => HTMLElement | null;
  closeNewest: () => void;
}

/** The focus was on it before it came to the toasts. */
let before: HTMLElement | null = null;

/** Gives the focus back when a toast that held it closes or goes. */
export function giveFocusBack(): void {
  if (before?.isConnected) before.focus();
  before = null;
}

/** Something smaller than a page is open under the keyboard, and Escape is for it. */
const inPopup = (element: Element | null): boolean =>
  element?.closest('[role="listbox"], [role="menu"], [role="grid"], [aria-expanded="true"]') != null;

/** Escape closes the newest toast, F6 leads to it and back. */
export function useToastKeys({ place, newest, closeNewest }: Toasts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const button = newest();
      if (button === null || event.defaultPrevented) return;
      const inside = place.contains(document.activeElement);
      if (event.key === 'F6') {
        event.preventDefault();
        if (inside) giveFocusBack();
        else button.focus();
      }
      if (event.key === 'Escape' && !inPopup(document.activeElement)) {
        // What lies under the toast stays: each Escape takes one thing away.
        event.stopPropagation();
        closeNewest();
        if (inside) giveFocusBack();
      }
    };
    const enter = (event: FocusEvent) => {
      // An open dialog would take the focus back at once.
      event.stopPropagation();
      const from = event.relatedTarget;
      if (from instanceof HTMLElement && !place.contains(from)) before = from;
    };
    document.addEventListener('keydown', press, true);
    place.addEventListener('focusin', enter);
    return () => {
      document.removeEventListener('keydown', press, true);
      place.removeEventListener('focusin', enter);
    };
  }, [place, newest, closeNewest]);
}
