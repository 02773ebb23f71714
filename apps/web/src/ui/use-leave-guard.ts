import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useConfirm } from './use-confirm.tsx';
import { isHeld } from './use-hold-back.ts';

export type Keeps = (change: Parameters<ShouldBlockFn>[0]) => boolean;

/**
 * Asks before typed work is left behind: by the close button, Back, a link or a reload. What is open must live
 * in the address, so that closing it is a change of address. `keeps`: a change that leaves the form open; always the
 * same function.
 */
export function useLeaveGuard(dirty: boolean, keeps?: Keeps): void {
  const confirm = useConfirm();
  const stay = useCallback<ShouldBlockFn>(
    async (change) =>
      // What is being written can't be discarded any more: nothing to ask.
      isHeld(change) ||
      (!keeps?.(change) &&
        !(await confirm({
          title: '¿Desea descartar lo que escribió?',
          text: 'Los datos que introdujo todavía no se enviaron.',
          acceptLabel: 'Descartar',
        }))),
    [confirm, keeps],
  );
  useBlocker({ shouldBlockFn: stay, enableBeforeUnload: dirty, disabled: !dirty });
}
