import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';

type Change = Pick<Parameters<ShouldBlockFn>[0], 'action'>;

/** How to close what lies over the page without being in its address, the newest last. */
const open: (() => void)[] = [];

/** Back and forward are not the page's while something lies over it: they close that. */
export function isSpentOnClosing({ action }: Change): boolean {
  const close = action === 'PUSH' || action === 'REPLACE' ? undefined : open.at(-1);
  close?.();
  return close !== undefined;
}

/** While mounted, Back closes this instead of leaving the page below. Always the same function. */
export function useCloseOnBack(close: () => void): void {
  useEffect(() => {
    open.push(close);
    return () => {
      open.splice(open.lastIndexOf(close), 1);
    };
  }, [close]);
  useBlocker({ shouldBlockFn: isSpentOnClosing, enableBeforeUnload: false });
}
