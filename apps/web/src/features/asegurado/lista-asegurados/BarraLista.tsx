import Add from '@mui/icons-material/PersonAddOutlined';
import PersonOff from '@mui/icons-material/PersonOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CountBadge } from '../../../ui/CountBadge.tsx';

interface Props {
  /** Undefined while it is being counted, null when it could not be. */
  total: number | null | undefined;
  registrar: boolean;
  /** Opens the panel of a new holder. */
  alNuevo: () => void;
  /** What may be done with the chosen row. */
  children: ReactNode;
}

const RESUMEN = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 };
/** Stays in sight while the rows scroll: one chooses far down and acts here. On a telephone its buttons scroll sideways. */
const BOTONES = {
  position: 'sticky',
  top: 48,
  zIndex: 2,
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  gap: 1,
  overflowX: { xs: 'auto', sm: 'visible' },
  py: 1,
  // Room for the focus ring where the line scrolls.
  px: { xs: '3px', sm: 0 },
  bgcolor: 'background.default',
  '& .MuiButton-root': { flexShrink: 0 },
};

export function BarraLista({ total, registrar, alNuevo, children }: Props) {
  return (
    <>
      <Box sx={RESUMEN}>
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="overline">NRO. DE REGISTRO(S)</Typography>
          <CountBadge value={total} />
        </Box>
        {registrar ? (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button variant="outlined" startIcon={<Add />} onClick={alNuevo}>
              Nuevo
            </Button>
            <Button component={Link} to="/afiliacionTitularesFallecidos" variant="outlined" startIcon={<PersonOff />}>
              Registro fallecido
            </Button>
          </Box>
        ) : null}
      </Box>
      <Box role="group" aria-label="Acciones del registro elegido" sx={BOTONES}>
        {children}
      </Box>
    </>
  );
}
