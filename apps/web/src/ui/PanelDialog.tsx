import Close from '@mui/icons-material/Close';
import Fullscreen from '@mui/icons-material/Fullscreen';
import FullscreenExit from '@mui/icons-material/FullscreenExit';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';

interface Props {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel of work over the page. A click outside does not close it; on a telephone it fills the screen. */
export function PanelDialog({ open, title, onClose, children }: Props) {
  const id = useId();
  const narrow = useMediaQuery('(max-width: 599.95px)');
  const [full, setFull] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => {
        if (reason !== 'backdropClick') onClose();
      }}
      aria-labelledby={id}
      fullWidth
      maxWidth="lg"
      fullScreen={full || narrow}
      // From the top, so that it stays in place while what it shows grows and shrinks.
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <DialogTitle id={id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 1 }}>
        <span style={{ flexGrow: 1 }}>{title}</span>
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
      <DialogContent dividers>{children}</DialogContent>
    </Dialog>
  );
}
