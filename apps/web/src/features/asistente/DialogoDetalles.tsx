import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { useId } from 'react';
import { FootButtons } from '../../ui/FootButtons.tsx';
import type { Variante } from './asistente.ts';
import { EstadoDeRegistro } from './EstadoDeRegistro.tsx';
import { ID_VEREDICTO, Veredicto } from './Veredicto.tsx';

interface Props {
  persona: PersonaValidada;
  como: Variante;
  alCerrar: () => void;
  /** Absent when one only looks back. */
  alContinuar?: () => void;
}

/** 'Detalles': personal data, where the person is registered, and who pays for them. */
export function DialogoDetalles({ persona, como, alCerrar, alContinuar }: Props) {
  const id = useId();
  const angosta = useMediaQuery('(max-width: 599.95px)');
  return (
    <Dialog open onClose={alCerrar} aria-labelledby={id} fullWidth maxWidth="md" fullScreen={angosta} scroll="paper">
      <DialogTitle id={id}>Detalles</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Veredicto persona={persona} como={como} />
        <EstadoDeRegistro persona={persona} conMatricula />
      </DialogContent>
      <DialogActions>
        <FootButtons onLeave={alCerrar}>
          {alContinuar ? (
            <Button variant="contained" onClick={alContinuar} autoFocus aria-describedby={ID_VEREDICTO}>
              Continuar con el registro
            </Button>
          ) : null}
        </FootButtons>
      </DialogActions>
    </Dialog>
  );
}
