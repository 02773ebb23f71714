import { useEffect, useEffectEvent } from 'react';
import { type Keeps, useLeaveGuard } from './use-leave-guard.ts';

interface Form {
  dirty: boolean;
  saved: boolean;
  /** The draft keeps what is typed, and goes with what is saved. */
  draft?: { olvidar: () => void };
  keeps?: Keeps;
}

/** Asks before typed work is lost; a saved form closes once the guard knows that nothing is left to lose. */
export function useCloseOnceSaved({ dirty, saved, draft, keeps }: Form, close: () => void): void {
  useLeaveGuard(dirty && !saved, { draft, keeps });
  const leave = useEffectEvent(() => {
    draft?.olvidar();
    close();
  });
  useEffect(() => {
    if (saved) leave();
  }, [saved]);
}
