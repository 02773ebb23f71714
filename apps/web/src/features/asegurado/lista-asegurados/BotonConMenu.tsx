import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useState } from 'react';

export interface Abierto {
  ancla: HTMLElement;
  alCerrar: () => void;
}

interface Props {
  texto: string;
  icono: ReactNode;
  /** Brings what opens before it is pressed. */
  adelantar: () => void;
  /** What opens under the button, fetched with the first press. */
  menu: (abierto: Abierto) => ReactNode;
}

/** On a telephone its sign alone: the line is short. */
const BOTON = {
  height: 36,
  minWidth: { xs: 44, sm: 64 },
  px: 1.25,
  '& .MuiButton-startIcon': { ml: { xs: 0, sm: '-4px' }, mr: { xs: 0, sm: 1 } },
};

/** A button of the list's own line, and what it opens. */
export function BotonConMenu({ texto, icono, adelantar, menu }: Props) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={icono}
        aria-label={texto}
        aria-haspopup="dialog"
        aria-expanded={ancla !== null}
        onFocus={adelantar}
        onMouseEnter={adelantar}
        onClick={({ currentTarget }) => setAncla(currentTarget)}
        sx={BOTON}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {texto}
        </Box>
      </Button>
      {ancla ? <Suspense>{menu({ ancla, alCerrar: () => setAncla(null) })}</Suspense> : null}
    </>
  );
}
