import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PERSON_ADD_OUTLINED, PERSON_OFF_OUTLINED } from '../../../ui/icon-paths.ts';

interface Props {
  /** The total is undefined while it is counted, null when it could not be. */
  total: number | null | undefined;
  /** There are more than `total`, as with a common name. */
  masDe?: boolean | undefined;
  registrar: boolean;
  alNuevo: () => void;
  /** The controls act on the whole list. */
  alFinal: ReactNode;
  /** The controls act on the chosen row. */
  children: ReactNode;
}

/** Stays in sight while the rows scroll: one chooses far down and acts here. */
export const BarraLista = ({ total, masDe, registrar, alNuevo, alFinal, children }: Props) => (
  <div className="lista-linea">
    <div className="lista-acciones">
      {registrar ? (
        <>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Icon d={PERSON_ADD_OUTLINED} />}
            onClick={alNuevo}
            title="Registro breve, sin salir de la lista"
          >
            Nuevo
          </Button>
          <Button
            size="small"
            component={Link}
            to="/afiliacionTitularesFallecidos"
            variant="outlined"
            startIcon={<Icon d={PERSON_OFF_OUTLINED} />}
          >
            Registro fallecido
          </Button>
        </>
      ) : null}
      <Box role="group" aria-label="Acciones del registro elegido" className="lista-acciones-fila">
        {children}
      </Box>
      {alFinal}
    </div>
    <Box role="status" className="lista-cuenta">
      <Typography variant="overline">NRO. DE REGISTRO(S)</Typography>
      <CountBadge value={total} atLeast={masDe} />
    </Box>
  </div>
);
