import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { type Busqueda, seEntiende } from './busqueda.ts';

interface Props {
  busqueda: Busqueda;
  alQuitar: () => void;
}

/** In the place of the rows: what was asked was not understood, so there is no answer to it. */
export function SinEntender({ busqueda, alQuitar }: Props) {
  const partes = Object.values(busqueda.ilegible ?? {}).map((texto) => `«${texto}»`);
  const queDice = partes.length === 0 ? '' : ` (${partes.join(', ')})`;
  return (
    <Paper variant="outlined">
      <EmptyState
        text={
          seEntiende(busqueda)
            ? 'Corrija el filtro señalado y busque de nuevo.'
            : `No se entiende la dirección de esta página${queDice}: revise los filtros y busque de nuevo.`
        }
        action={
          <Button variant="outlined" onClick={alQuitar}>
            Quitar los filtros
          </Button>
        }
      />
    </Paper>
  );
}
