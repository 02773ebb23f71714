import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

interface Props {
  exito: boolean;
  mensaje: string;
  alAceptar: () => void;
}

export function DialogoResultado({ exito, mensaje, alAceptar }: Props) {
  const Icono = exito ? CheckCircle : ErrorOutline;
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
        <Icono aria-hidden color={exito ? 'success' : 'error'} />
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
