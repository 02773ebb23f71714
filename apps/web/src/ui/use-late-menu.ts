import { useState } from 'react';

export interface LateMenuState {
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
  /** The menu came too late, and the press counts for nothing. */
  onLate: () => void;
}

/** Fetches a button's menu with the first press or, where the pointer or the focus tells of it, a little before. */
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
