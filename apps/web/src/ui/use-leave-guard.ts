import { type ShouldBlockFn, useBlocker, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { isSpentOnClosing } from './use-close-on-back.ts';
import { useConfirm } from './use-confirm.tsx';
import { isHeld } from './use-hold-back.ts';

export type Keeps = (change: Parameters<ShouldBlockFn>[0]) => boolean;

export const DISCARD = {
  title: '¿Desea descartar lo que escribió?',
  text: 'Los datos que introdujo todavía no se enviaron.',
  acceptLabel: 'Descartar',
  grave: true,
} as const;

/** So many forms hold what leaving would lose, usually none. */
let holding = 0;

export const holdsTypedWork = (): boolean => holding > 0;

/** Counts the entries between the browser and the address that is shown: -1 after one step back. */
const stepsAway = (shown: number): number => window.history.state.__TSR_index - shown;

interface Guard {
  /** Tells which change leaves the form open; the function is always the same. */
  keeps?: Keeps;
  /** What was typed is kept as a draft: a reload loses nothing, and leaving it for good removes the draft. */
  draft?: { olvidar: () => void };
}

/**
 * Asks before typed work is left behind: by the close button, Back, a link or a reload. What is open must live in the
 * address, so that closing it is a change of address.
 */
export function useLeaveGuard(dirty: boolean, { keeps, draft }: Guard = {}): void {
  const confirm = useConfirm();
  const router = useRouter({ warn: false });
  const forget = draft?.olvidar;
  const leading = useRef(false);
  const stay = useCallback<ShouldBlockFn>(
    async (change) => {
      // What is being written can't be discarded any more: there is nothing to ask.
      if (isHeld(change) || isSpentOnClosing(change)) return true;
      if (keeps?.(change)) return false;
      const leave = async () => {
        const yes = await confirm(DISCARD);
        if (yes) forget?.();
        return yes;
      };
      if (change.action === 'PUSH' || change.action === 'REPLACE') return !(await leave());
      // The browser has moved already, and moves on with each further press. So it is taken back first, asked while the
      // address is the form's, and goes again if the answer is yes.
      if (!leading.current) {
        leading.current = true;
        const steps = stepsAway(router.history.location.state.__TSR_index);
        window.addEventListener('popstate', function back() {
          const away = stepsAway(router.history.location.state.__TSR_index);
          // A second press came before the first step was taken back: what takes back one does not know of the other.
          if (away !== 0) return window.history.go(-away);
          window.removeEventListener('popstate', back);
          leading.current = false;
          void leave().then((yes) => yes && router.history.go(steps, { ignoreBlocker: true }));
        });
      }
      return true;
    },
    [confirm, forget, keeps, router],
  );
  useEffect(() => {
    if (!dirty) return;
    holding += 1;
    return () => {
      holding -= 1;
    };
  }, [dirty]);
  useBlocker({ shouldBlockFn: stay, enableBeforeUnload: dirty && draft === undefined, disabled: !dirty });
}
