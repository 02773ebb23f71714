import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';

interface Props {
  open: boolean;
  title: string;
  text: string;
  children: ReactNode;
  leaveLabel: string;
  alSalir: () => void;
  /** The dialog was opened by hand, and Escape closes it. */
  optional?: boolean;
}

/** Signs in on top of the page: what was typed stays below, untouched. */
export const DialogoSesion = ({ open, title, text, children, leaveLabel, alSalir, optional = false }: Props) => (
  <Dialog
    open={open}
    onClose={(_event, reason) => {
      if (optional && reason === 'escapeKeyDown') alSalir();
    }}
    aria-labelledby="titulo-sesion"
    aria-describedby="texto-sesion"
    data-primero
    slotProps={{ paper: { sx: { width: 410 } } }}
  >
    <DialogTitle id="titulo-sesion">{title}</DialogTitle>
    <DialogContent>
      <DialogContentText id="texto-sesion" sx={{ mb: 2.5 }}>
        {text}
      </DialogContentText>
      {children}
      <Button onClick={alSalir} fullWidth sx={{ mt: 1 }}>
        {leaveLabel}
      </Button>
    </DialogContent>
  </Dialog>
);
