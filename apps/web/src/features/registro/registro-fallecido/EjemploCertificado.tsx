import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FootButtons } from '../../../ui/FootButtons.tsx';
import { CloseOnBack } from '../../../ui/use-close-on-back.ts';

/** The drawing is ours, and shows what the number and the date look like on the paper. */
const EJEMPLO = '/ejemplos/certificado-defuncion.svg';
const TEXTO =
  'Ejemplo de certificado de defunción: el número está arriba a la derecha y la fecha de defunción, bajo el nombre.';

/** The image is as wide as the window: a dialog's margins would make it smaller than the one that was pressed. */
const EN_TELEFONO = { '@media (max-width: 599.95px)': { m: 0, width: 1, maxWidth: 1, maxHeight: 1 } } as const;

/** Shows the example small beside the fields, and large when it is asked for. */
export default function EjemploCertificado() {
  const id = useId();
  const [grande, setGrande] = useState(false);
  const cerrar = () => setGrande(false);
  return (
    <Box component="figure" sx={{ m: 0, maxWidth: 260 }}>
      <ButtonBase focusRipple aria-label="Ampliar la imagen de ejemplo" onClick={() => setGrande(true)}>
        <Box
          component="img"
          src={EJEMPLO}
          width={260}
          height={340}
          alt={TEXTO}
          sx={{ display: 'block', width: 1, height: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      </ButtonBase>
      <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        Imagen de ejemplo. Presiónela para ampliarla.
      </Typography>
      <Dialog
        open={grande}
        onClose={cerrar}
        aria-labelledby={id}
        fullWidth
        maxWidth="sm"
        slotProps={{ paper: { sx: EN_TELEFONO } }}
      >
        <CloseOnBack onBack={cerrar} />
        <DialogTitle id={id}>Imagen de ejemplo</DialogTitle>
        {/* The image is longer than most windows: the keys scroll it, too. */}
        <DialogContent tabIndex={0} role="region" aria-labelledby={id} sx={{ px: { xs: 0, sm: 3 } }}>
          <img src={EJEMPLO} alt={TEXTO} style={{ display: 'block', width: '100%', height: 'auto' }} />
        </DialogContent>
        <DialogActions>
          <FootButtons onLeave={cerrar} />
        </DialogActions>
      </Dialog>
    </Box>
  );
}
