import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';

let writing = 0;

type Change = Parameters<ShouldBlockFn>[0];

/** Back and forward wait while something is written; what the end of the writing leads to does not. */
export const isHeld = ({ action }: Pick<Change, 'action'>): boolean =>
  writing > 0 && (action === 'BACK' || action === 'FORWARD' || action === 'GO');

/** While mounted, the page under a write stays, so that the answer finds whoever asked. */
export function useHoldBack(): void {
  useEffect(() => {
    writing += 1;
    return () => {
      writing -= 1;
    };
  }, []);
  useBlocker({ shouldBlockFn: isHeld, enableBeforeUnload: false });
}
