import { useState } from 'react';

export interface LateMenuState {
  /** The pressed button; null until the first press. */
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
  /** It came too late: as if it had not been pressed. */
  onLate: () => void;
}

/** A button whose menu is fetched with the first press or, where the pointer or the focus tells of it, a little before. */
export function useLateMenu(fetchMenu: () => Promise<unknown>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  // If it fails, pressing tries again.
  const fetchAhead = () => void fetchMenu().catch(() => undefined);
  const state: LateMenuState = {
    anchor,
    open,
    onClose: () => setOpen(false),
    onLate: () => {
      setAnchor(null);
      setOpen(false);
    },
  };
  const button = {
    'aria-expanded': open,
    onFocus: fetchAhead,
    onMouseEnter: fetchAhead,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      setAnchor(currentTarget);
      setOpen(true);
    },
  };
  return { state, button };
}
