import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Icon } from './Icon.tsx';
import { CLOSE, FULLSCREEN, FULLSCREEN_EXIT } from './icon-paths.ts';

const TABBABLE = 'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Leads Shift+Tab from the beginning of a dialog to its last control on screen. MUI's focus trap picks the last in the
 * document, and stays stuck where that one is hidden.
 */
function goBackVisibly(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target, currentTarget } = event;
  const dialog = currentTarget.querySelector('[role="dialog"]');
  if (key !== 'Tab' || !shiftKey || !dialog || !(target instanceof Node) || !currentTarget.contains(target)) return;
  const visible = [...dialog.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility(),
  );
  const [first] = visible;
  if (first === undefined || !target.contains(first)) return;
  event.preventDefault();
  visible.at(-1)?.focus();
}

interface Props {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Escape does not close it either, only its button and the way back. */
  persistent?: boolean;
  children: ReactNode;
}

/**
 * Shows a panel of work over the page, which a click beside it never closes; on a telephone it fills the screen. Its
 * form guards what is typed (`useLeaveGuard`), whichever way it is closed.
 */
export function PanelDialog({ open, title, onClose, persistent = false, children }: Props) {
  const id = useId();
  const narrow = useMediaQuery('(max-width: 599.95px)');
  const [full, setFull] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' && !persistent) onClose();
      }}
      aria-labelledby={id}
      onKeyDown={goBackVisibly}
      fullWidth
      maxWidth="lg"
      fullScreen={full || narrow}
      // The dialog hangs from the top, so that it stays in place while what it shows grows and shrinks.
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pl: 3, pr: 2 }}>
        {/* The dialog is called by its title alone, without the buttons beside it. */}
        <DialogTitle id={id} sx={{ flex: 1, px: 0, py: 1.5 }}>
          {title}
        </DialogTitle>
        {narrow ? null : (
          <IconButton
            aria-label={full ? 'Salir de pantalla completa' : 'Ver en pantalla completa'}
            title={full ? 'Salir de pantalla completa' : 'Ver en pantalla completa'}
            onClick={() => setFull(!full)}
          >
            <Icon d={full ? FULLSCREEN_EXIT : FULLSCREEN} />
          </IconButton>
        )}
        <IconButton edge="end" aria-label="Cerrar" title="Cerrar" onClick={onClose}>
          <Icon d={CLOSE} />
        </IconButton>
      </Box>
      <DialogContent dividers>
        {/* On a wide screen, filled, lines of text and fields would run from edge to edge. */}
        <Box sx={{ maxWidth: 1200, mx: 'auto' }}>{children}</Box>
      </DialogContent>
    </Dialog>
  );
}
