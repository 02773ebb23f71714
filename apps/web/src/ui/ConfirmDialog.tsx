import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

interface Props {
  open: boolean;
  title: string;
  text?: string;
  onAccept: () => void;
  onCancel: () => void;
  acceptLabel?: string;
}

/**
 * Question before something that cannot be undone. Cancel has the focus, so a stray Enter does no harm, and the
 * second click of a double one, which falls beside the dialog, does not answer it.
 */
export function ConfirmDialog({ open, title, text, onAccept, onCancel, acceptLabel = 'Aceptar' }: Props) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick') onCancel();
      }}
      role="alertdialog"
      aria-labelledby={`${id}-titulo`}
      aria-describedby={text ? `${id}-texto` : undefined}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-titulo`}>{title}</DialogTitle>
      {text ? (
        <DialogContent>
          <DialogContentText id={`${id}-texto`}>{text}</DialogContentText>
        </DialogContent>
      ) : null}
      <DialogActions>
        <Button onClick={onCancel} autoFocus>
          Cancelar
        </Button>
        <Button onClick={onAccept} variant="contained">
          {acceptLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
