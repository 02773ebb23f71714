/** Toasts stand at the bottom right, and rise so far that they cover neither what one may press nor messages. */

export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const GAP = 8;

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Gives the pixels upwards: the least that frees every control or, without such a place, the one that covers fewest; of
 * such places the one that covers fewest messages.
 */
export function riseOver(toasts: Box, controls: readonly Box[], messages: readonly Box[] = []): number {
  const rises = [0, ...[...controls, ...messages].map(({ top }) => toasts.bottom - top + GAP)]
    .filter((rise) => rise >= 0 && rise <= Math.max(0, toasts.top))
    .sort((a, b) => a - b);
  const covered = (rise: number) => {
    // Each side is read by its name: a browser's box has nothing of its own to spread.
    const { left, right, top, bottom } = toasts;
    const raised = { left, right, top: top - rise, bottom: bottom - rise };
    const meeting = (boxes: readonly Box[]) => boxes.filter((box) => meet(raised, box)).length;
    return meeting(controls) * (messages.length + 1) + meeting(messages);
  };
  return rises.reduce((best, rise) => (covered(rise) < covered(best) ? rise : best), 0);
}

/**
 * Gives the pixels to scroll so that the focused field stands whole over the toasts: in a low window (400 % of zoom)
 * they would lie on it, and cannot rise. It is zero where they do not, or where there is no room over them either.
 */
export function scrollToFree(toasts: Box, focused: Box, top: number): number {
  if (!meet(toasts, focused)) return 0;
  const pixels = focused.bottom - toasts.top + GAP;
  return focused.top - pixels >= top ? pixels : 0;
}

const SCROLLS = /auto|scroll/;

/** Finds what scrolls it: for a form in a dialog, the dialog's content. */
export function scrollerOf(element: Element): Element {
  for (let one = element.parentElement; one !== null; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight && SCROLLS.test(getComputedStyle(one).overflowY)) return one;
  return document.scrollingElement ?? document.documentElement;
}

const PRESSABLE = 'button:not(:disabled), a[href], [role="button"]';

/** What stands behind an open dialog does not count. */
const boxesOf = (page: ParentNode, selector: string): Box[] =>
  [...page.querySelectorAll(selector)]
    .filter((element) => element.closest('[aria-hidden="true"]') === null)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);

export const pressableBoxes = (page: ParentNode): Box[] => boxesOf(page, PRESSABLE);

/** Messages on the page are often the same that the toast says. */
export const messageBoxes = (page: ParentNode): Box[] => boxesOf(page, '.MuiAlert-root');
