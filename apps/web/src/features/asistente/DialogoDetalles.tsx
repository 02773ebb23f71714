import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { useId } from 'react';
import { EstadoDeRegistro } from './EstadoDeRegistro.tsx';

interface Props {
  persona: PersonaValidada;
  alCerrar: () => void;
  /** Absent when one only looks back. */
  alContinuar?: () => void;
}

/** 'Detalles': personal data, where the person is registered, and who pays for them. */
export function DialogoDetalles({ persona, alCerrar, alContinuar }: Props) {
  const id = useId();
  const angosta = useMediaQuery('(max-width: 599.95px)');
  return (
    <Dialog open onClose={alCerrar} aria-labelledby={id} fullWidth maxWidth="md" fullScreen={angosta} scroll="paper">
      <DialogTitle id={id}>Detalles</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <EstadoDeRegistro persona={persona} conMatricula />
      </DialogContent>
      <DialogActions>
        <Button onClick={alCerrar}>Cerrar</Button>
        {alContinuar ? (
          <Button variant="contained" onClick={alContinuar} autoFocus>
            Continuar con el registro
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
