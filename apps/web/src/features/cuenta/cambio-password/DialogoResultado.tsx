import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Icon } from '../../../ui/Icon.tsx';
import { CHECK_CIRCLE_OUTLINED, ERROR_OUTLINE_OUTLINED } from '../../../ui/icon-paths.ts';

interface Props {
  exito: boolean;
  mensaje: string;
  alAceptar: () => void;
}

export function DialogoResultado({ exito, mensaje, alAceptar }: Props) {
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby="titulo-resultado"
      aria-describedby="texto-resultado"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="titulo-resultado" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Icon
          d={exito ? CHECK_CIRCLE_OUTLINED : ERROR_OUTLINE_OUTLINED}
          aria-hidden
          color={exito ? 'success' : 'error'}
        />
        {exito ? 'Proceso Exitoso' : 'Proceso detenido'}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="texto-resultado">{mensaje}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={alAceptar}>
          Aceptar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
