import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

export interface ConfirmFact {
  label: string;
  value: string;
}

interface Props {
  open: boolean;
  title: string;
  text?: string;
  /** The facts say who, what, from which day, and what else it touches. */
  facts?: readonly ConfirmFact[];
  onAccept: () => void;
  onCancel: () => void;
  acceptLabel?: string;
  /** The deed takes something away from somebody. */
  grave?: boolean;
}

/** In a low window (400 % of zoom) it scrolls as a whole: title and buttons alone would fill it. */
const LOW = {
  '@media (max-height: 479.95px)': {
    m: 1,
    maxHeight: 'calc(100% - 16px)',
    '& .MuiDialogContent-root': { flex: 'none', overflow: 'visible' },
  },
};

/** A code such as NIT-1020304050 is read as one: a line ends before it, not after its hyphen. */
const codesWhole = (value: string) =>
  value.split(/(\S+-\d\S*)/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={piece} style={{ display: 'inline-block' }}>
        {piece}
      </span>
    ),
  );

/**
 * Asks before something that cannot be undone. Cancel has the focus, so a stray Enter does no harm, and the second
 * click of a double one, which falls beside the dialog, does not answer it.
 */
export function ConfirmDialog(props: Props) {
  const { open, title, text, facts = [], onAccept, onCancel, acceptLabel = 'Aceptar', grave } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick') onCancel();
      }}
      role="alertdialog"
      aria-labelledby={`${id}-titulo`}
      aria-describedby={text || facts.length > 0 ? `${id}-texto` : undefined}
      maxWidth="xs"
      fullWidth
      slotProps={{ paper: { sx: LOW } }}
    >
      <DialogTitle id={`${id}-titulo`}>{title}</DialogTitle>
      {text || facts.length > 0 ? (
        <DialogContent id={`${id}-texto`}>
          {facts.length > 0 ? (
            <dl style={{ margin: 0 }}>
              {facts.map(({ label, value }) => (
                <div key={label} style={{ marginBottom: 8 }}>
                  <DialogContentText component="dt" variant="caption">
                    {label}
                  </DialogContentText>
                  <dd style={{ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{codesWhole(value)}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          {text ? <DialogContentText sx={{ whiteSpace: 'pre-line' }}>{text}</DialogContentText> : null}
        </DialogContent>
      ) : null}
      <DialogActions>
        <Button onClick={onCancel} autoFocus>
          Cancelar
        </Button>
        <Button onClick={onAccept} variant="contained" color={grave ? 'error' : 'primary'}>
          {acceptLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
