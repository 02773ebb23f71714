import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { CloseOnBack } from './use-close-on-back.ts';
import type { LateMenuState } from './use-late-menu.ts';

/** A dialog hides from readers all that stands behind it. */
const isBehindDialog = (element: HTMLElement): boolean => element.closest('[aria-hidden="true"]') !== null;

/** Mounts when the menu's code is there: what waits for it keeps no state. */
function Arrival({ anchor, onLate, children }: { anchor: HTMLElement; onLate: () => void; children: ReactNode }) {
  const [late] = useState(() => isBehindDialog(anchor));
  useEffect(() => {
    if (late) onLate();
  });
  return late ? null : children;
}

interface Props {
  state: LateMenuState;
  children: (anchor: HTMLElement) => ReactNode;
}

/**
 * Opens what a button asked for, once its code is there. It does not open over a dialog that came in the meantime, as
 * when the session ends: that one must be answered first.
 */
export function LateMenu({ state: { anchor, open, onClose, onLate }, children }: Props) {
  if (anchor === null) return null;
  return (
    <Suspense>
      <Arrival anchor={anchor} onLate={onLate}>
        {open ? <CloseOnBack onBack={onClose} /> : null}
        {children(anchor)}
      </Arrival>
    </Suspense>
  );
}
