import Close from '@mui/icons-material/Close';
import Fullscreen from '@mui/icons-material/Fullscreen';
import FullscreenExit from '@mui/icons-material/FullscreenExit';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { goBackVisibly } from './go-back-visibly.ts';

interface Props {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel of work over the page. Only its button closes it, or the way back; on a telephone it fills the screen. */
export function PanelDialog({ open, title, onClose, children }: Props) {
  const id = useId();
  const narrow = useMediaQuery('(max-width: 599.95px)');
  const [full, setFull] = useState(false);
  return (
    <Dialog
      open={open}
      aria-labelledby={id}
      onKeyDown={goBackVisibly}
      fullWidth
      maxWidth="lg"
      fullScreen={full || narrow}
      // From the top, so that it stays in place while what it shows grows and shrinks.
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogTitle component="div" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 1 }}>
        <h2 id={id} style={{ flexGrow: 1, font: 'inherit', margin: 0 }}>
          {title}
        </h2>
        {narrow ? null : (
          <IconButton
            aria-label={full ? 'Salir de pantalla completa' : 'Ver en pantalla completa'}
            title={full ? 'Salir de pantalla completa' : 'Ver en pantalla completa'}
            onClick={() => setFull(!full)}
          >
            {full ? <FullscreenExit /> : <Fullscreen />}
          </IconButton>
        )}
        <IconButton edge="end" aria-label="Cerrar" title="Cerrar" onClick={onClose}>
          <Close />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers>
        {/* On a wide screen, filled, lines of text and fields would run from edge to edge. */}
        <Box sx={{ maxWidth: 1200, mx: 'auto' }}>{children}</Box>
      </DialogContent>
    </Dialog>
  );
}
