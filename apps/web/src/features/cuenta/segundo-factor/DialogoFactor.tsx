import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Activacion } from './Activacion.tsx';
import { CodigosDeRecuperacion } from './CodigosDeRecuperacion.tsx';

/** Sets up the second factor that the account must have, before anything else. */
export default function DialogoFactor({ alSalir }: { alSalir: () => void }) {
  const consultas = useQueryClient();
  const [codigos, setCodigos] = useState<readonly string[] | null>(null);
  return (
    <Dialog
      open
      aria-labelledby="titulo-factor"
      maxWidth="sm"
      fullWidth
      slotProps={{
        paper: { sx: { m: 1 } },
        // The page's requests were refused: nobody should read those errors behind this.
        backdrop: { sx: { bgcolor: 'background.default' } },
      }}
    >
      <DialogTitle id="titulo-factor">Active su segundo factor</DialogTitle>
      <DialogContent dividers>
        {codigos === null ? (
          <>
            <Typography sx={{ mb: 2 }}>
              Su cuenta debe tener segundo factor. Actívelo para continuar: desde entonces, al ingresar se le pedirá
              también un código que muestra su teléfono.
            </Typography>
            <Activacion alActivar={setCodigos} />
          </>
        ) : (
          // Requests refused meanwhile are sent again.
          <CodigosDeRecuperacion codigos={codigos} alTerminar={() => void consultas.invalidateQueries()} />
        )}
      </DialogContent>
      {codigos === null ? (
        <DialogActions>
          <Button onClick={alSalir}>Cerrar sesión</Button>
        </DialogActions>
      ) : null}
    </Dialog>
  );
}
