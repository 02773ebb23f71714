import { useBlocker } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useConfirm } from './use-confirm.tsx';

/**
 * Asks before typed work is left behind: by the close button, Back, a link or a reload. What is open must live
 * in the address, so that closing it is a change of address.
 */
export function useLeaveGuard(dirty: boolean): void {
  const confirm = useConfirm();
  const stay = useCallback(
    async () =>
      !(await confirm({
        title: '¿Desea descartar lo que escribió?',
        text: 'Los datos que introdujo todavía no se enviaron.',
        acceptLabel: 'Descartar',
      })),
    [confirm],
  );
  useBlocker({ shouldBlockFn: stay, enableBeforeUnload: dirty, disabled: !dirty });
}
