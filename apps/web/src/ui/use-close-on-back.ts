import { type ShouldBlockFn, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isHeld } from './use-hold-back.ts';

type Change = Pick<Parameters<ShouldBlockFn>[0], 'action'>;

/** Each closes what lies over the page without being in its address; the newest comes last. */
const open: (() => void)[] = [];

/**
 * Back and forward are not the page's while something lies over it: they close that, or wait for what it writes. The
 * step is taken back first, which answers every question with a no: what asks before it closes does so after that.
 */
export function isSpentOnClosing(change: Change): boolean {
  const { action } = change;
  if (isHeld(change)) return true;
  const close = action === 'PUSH' || action === 'REPLACE' ? undefined : open.at(-1);
  if (close === undefined) return false;
  window.addEventListener('popstate', () => open.includes(close) && close(), { once: true });
  return true;
}

/** While mounted, Back closes this instead of leaving the page below. */
export function useCloseOnBack(close: () => void): void {
  const router = useRouter({ warn: false });
  const onBack = useEffectEvent(close);
  useEffect(() => {
    const entry = () => onBack();
    open.push(entry);
    // A field that stands alone, as in its own test, has no history to go back in.
    const release = router?.history.block({ blockerFn: isSpentOnClosing, enableBeforeUnload: false });
    return () => {
      open.splice(open.lastIndexOf(entry), 1);
      release?.();
    };
  }, [router]);
}

export function CloseOnBack({ onBack }: { onBack: () => void }): null {
  useCloseOnBack(onBack);
  return null;
}
