import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { hoy } from '../../lib/reloj.ts';
import { VERSION } from '../../lib/version.ts';
import { withTimeLimit } from '../../ui/with-time-limit.ts';

const traerLectura = withTimeLimit(() => import('../../features/cuenta/terminos-vigentes/DialogoLecturaTerminos.tsx'));
const DialogoLectura = lazy(() => traerLectura().then((m) => ({ default: m.DialogoLecturaTerminos })));

export function PieDePagina() {
  const [leyendo, setLeyendo] = useState(false);
  return (
    <Box
      component="footer"
      sx={{
        px: 3,
        py: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      <Typography variant="body2">Versión {VERSION}</Typography>
      <Typography variant="body2">© {hoy().slice(0, 4)} Unidad de Tecnología</Typography>
      <Link component="button" variant="body2" onClick={() => setLeyendo(true)}>
        Términos de uso
      </Link>
      {leyendo ? (
        <Suspense>
          <DialogoLectura abierto alCerrar={() => setLeyendo(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
}
