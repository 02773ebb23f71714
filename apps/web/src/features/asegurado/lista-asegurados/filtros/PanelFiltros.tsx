import FilterList from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';

interface Props {
  activos: number;
  abierto: boolean;
  alAlternar: () => void;
  children: ReactNode;
}

/** On a telephone the filters hide behind a button that says how many are at work. */
export function PanelFiltros({ activos, abierto, alAlternar, children }: Props) {
  const id = useId();
  const angosto = useMediaQuery('(max-width: 599.95px)');
  if (!angosto) {
    // Room for the names on the upper edge of the fields; what fits beside each other goes by this room.
    return <Box sx={{ pt: 0.5, container: 'filtros / inline-size' }}>{children}</Box>;
  }
  return (
    <div>
      <Badge badgeContent={activos} color="secondary" overlap="rectangular" sx={{ display: 'flex' }}>
        <Button
          fullWidth
          variant="outlined"
          startIcon={<FilterList />}
          aria-expanded={abierto}
          aria-controls={id}
          aria-label={activos === 0 ? 'Filtros' : `Filtros, ${activos} ${activos === 1 ? 'activo' : 'activos'}`}
          onClick={alAlternar}
        >
          Filtros
        </Button>
      </Badge>
      <Collapse in={abierto} id={id}>
        <Paper variant="outlined" sx={{ p: 2, mt: 1 }}>
          {children}
        </Paper>
      </Collapse>
    </div>
  );
}
