/** How far the toasts, whose place is the bottom right, have to rise so that they cover nothing that one may press. */

export interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const GAP = 8;

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Pixels upwards: the least that frees every control, or where there is no such place, the one that covers fewest. */
export function riseOver(toasts: Box, controls: readonly Box[]): number {
  const rises = [0, ...controls.map(({ top }) => toasts.bottom - top + GAP)]
    .filter((rise) => rise >= 0 && rise <= Math.max(0, toasts.top))
    .sort((a, b) => a - b);
  const covered = (rise: number) => {
    // Each by its name: what the browser measures has nothing of its own to spread.
    const { left, right, top, bottom } = toasts;
    const raised = { left, right, top: top - rise, bottom: bottom - rise };
    return controls.filter((control) => meet(raised, control)).length;
  };
  return rises.reduce((best, rise) => (covered(rise) < covered(best) ? rise : best), 0);
}

const PRESSABLE = 'button:not(:disabled), a[href], [role="button"]';

/** What can be pressed on the page; not what stands behind an open dialog. */
export const pressableBoxes = (page: ParentNode): Box[] =>
  [...page.querySelectorAll(PRESSABLE)]
    .filter((element) => element.closest('[aria-hidden="true"]') === null)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
