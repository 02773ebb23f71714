import { useEffect, useEffectEvent } from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Form {
  dirty: boolean;
  saved: boolean;
}

/** What is typed is not lost unasked; once it is saved the form closes, not before the guard knows that nothing is left to lose. */
export function useCloseOnceSaved({ dirty, saved }: Form, close: () => void): void {
  useLeaveGuard(dirty && !saved);
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (saved) leave();
  }, [saved]);
}
