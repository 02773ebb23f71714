import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { Sesion } from '../../../lib/sesion.ts';
import { VERSION } from '../../../lib/version.ts';
import { Logo } from '../../../ui/Logo.tsx';
import { PRODUCTO } from '../../../ui/producto.ts';
import { FormularioIngreso } from './FormularioIngreso.tsx';

interface Props {
  alEntrar: (sesion: Sesion) => void;
  alEscribir?: () => void;
}

/** Both sign-in pages: only where they lead to differs. */
export function PaginaIngreso({ alEntrar, alEscribir }: Props) {
  useEffect(() => {
    document.title = `Ingreso · ${PRODUCTO}`;
  }, []);
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 410 }}>
        <Paper variant="outlined" sx={{ width: '100%', maxWidth: 410, p: { xs: 2.5, sm: 4 } }}>
          <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', mb: 3 }}>
            <Logo sigla="autoridad" lado={72} />
            <Typography variant="h1">{PRODUCTO}</Typography>
            <Typography variant="body2" color="textSecondary">
              Registro de la población asegurada de la seguridad social de corto plazo
            </Typography>
          </Stack>
          <FormularioIngreso alEntrar={alEntrar} alEscribir={alEscribir} />
        </Paper>
        <Typography variant="body2" color="textSecondary" align="center">
          Versión {VERSION} · Unidad de Tecnología
        </Typography>
      </Stack>
    </Box>
  );
}
