import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  size: { width: number } | { maxWidth: number };
  anchor: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/** Opens under a button, flush with its right end. */
export const ButtonPopover = ({ name, size, anchor, onClose, children }: Props) => (
  <Popover
    open
    onClose={onClose}
    anchorEl={anchor}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{ paper: { role: 'dialog', 'aria-label': name, sx: { p: 2, ...size } } }}
  >
    {children}
  </Popover>
);
