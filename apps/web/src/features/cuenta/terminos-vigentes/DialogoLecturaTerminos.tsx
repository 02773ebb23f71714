import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { QueryClientProvider } from '@tanstack/react-query';
import { clienteConsultas } from '../../../lib/consultas.ts';
import { FootButtons } from '../../../ui/FootButtons.tsx';
import { CloseOnBack } from '../../../ui/use-close-on-back.ts';
import { TextoTerminos } from './TextoTerminos.tsx';

/** Shows the terms of use only to read, with a session or without (link of the footer). */
export const DialogoLecturaTerminos = ({ abierto, alCerrar }: { abierto: boolean; alCerrar: () => void }) => (
  <Dialog open={abierto} onClose={alCerrar} aria-labelledby="titulo-lectura" maxWidth="md">
    <CloseOnBack onBack={alCerrar} />
    <DialogTitle id="titulo-lectura">Términos y condiciones de uso</DialogTitle>
    <DialogContent dividers tabIndex={0} role="region" aria-label="Texto de los términos y condiciones de uso">
      {/* The sign-in page has no query client above it. */}
      <QueryClientProvider client={clienteConsultas}>
        <TextoTerminos />
      </QueryClientProvider>
    </DialogContent>
    <DialogActions>
      <FootButtons onLeave={alCerrar} />
    </DialogActions>
  </Dialog>
);
