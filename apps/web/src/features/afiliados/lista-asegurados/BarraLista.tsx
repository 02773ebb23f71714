import Add from '@mui/icons-material/PersonAddOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { Tooltip } from '../../../ui/Tooltip.tsx';

interface Props {
  /** Undefined while it is being counted, null when it could not be. */
  total: number | null | undefined;
  nuevo: boolean;
  detalles: boolean;
  /** Absent where details are not offered. */
  alVerDetalles: (() => void) | undefined;
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

const formato = new Intl.NumberFormat('es-BO');

export function BarraLista({ total, nuevo, detalles, alVerDetalles }: Props) {
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
      <Box sx={{ display: 'flex', gap: 1 }}>
        {nuevo ? (
          <Button component={Link} to="/afiliacionTitulares" variant="outlined" startIcon={<Add />}>
            Nuevo
          </Button>
        ) : null}
        {alVerDetalles ? (
          <Tooltip title="Mas Detalles">
            <Button variant="contained" startIcon={<Visibility />} disabled={!detalles} onClick={alVerDetalles}>
              Detalles
            </Button>
          </Tooltip>
        ) : null}
      </Box>
    </Box>
  );
}
