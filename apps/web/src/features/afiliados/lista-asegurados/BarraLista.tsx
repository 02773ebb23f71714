import Add from '@mui/icons-material/PersonAddOutlined';
import PersonOff from '@mui/icons-material/PersonOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface Props {
  /** Undefined while it is being counted, null when it could not be. */
  total: number | null | undefined;
  registrar: boolean;
  /** What may be done with the chosen row. */
  children: ReactNode;
}

/** Stays in sight while the rows scroll: one chooses far down and acts here. */
const BARRA = {
  position: 'sticky',
  top: 48,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  py: 1,
  bgcolor: 'background.default',
};
/** On a telephone one line that scrolls sideways, so that the rows keep the screen. */
const BOTONES = {
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  justifyContent: { sm: 'flex-end' },
  gap: 1,
  overflowX: { xs: 'auto', sm: 'visible' },
  maxWidth: '100%',
  p: { xs: '3px', sm: 0 },
  '& > *': { flexShrink: 0 },
};

const formato = new Intl.NumberFormat('es-BO');

export function BarraLista({ total, registrar, children }: Props) {
  return (
    <Box sx={BARRA}>
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="overline">NRO. DE REGISTRO(S)</Typography>
        <Chip
          size="small"
          color="primary"
          label={total === undefined ? '…' : total === null ? '—' : formato.format(total)}
          sx={{ fontWeight: 650, minWidth: 44 }}
        />
      </Box>
      <Box sx={BOTONES}>
        {registrar ? (
          <>
            <Button component={Link} to="/afiliacionTitulares" variant="outlined" startIcon={<Add />}>
              Nuevo
            </Button>
            <Button component={Link} to="/afiliacionTitularesFallecidos" variant="outlined" startIcon={<PersonOff />}>
              Registro fallecido
            </Button>
          </>
        ) : null}
        {children}
      </Box>
    </Box>
  );
}
