import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import type { Abierto } from './BotonConMenu.tsx';

interface Props extends Abierto {
  nombre: string;
  ancho: { width: number } | { maxWidth: number };
  children: ReactNode;
}

/** What opens under a button of the list's own line, flush with its right end. */
export function PopoverDeBoton({ nombre, ancho, ancla, alCerrar, children }: Props) {
  return (
    <Popover
      open
      onClose={alCerrar}
      anchorEl={ancla}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': nombre, sx: { p: 2, ...ancho } } }}
    >
      {children}
    </Popover>
  );
}
