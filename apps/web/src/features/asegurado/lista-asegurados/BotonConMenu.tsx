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

/** A button of the list's own line, and what it opens. */
export function BotonConMenu({ texto, icono, adelantar, menu }: Props) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={icono}
        aria-haspopup="dialog"
        aria-expanded={ancla !== null}
        onFocus={adelantar}
        onMouseEnter={adelantar}
        onClick={({ currentTarget }) => setAncla(currentTarget)}
        sx={{ height: 36, px: 1.25 }}
      >
        {texto}
      </Button>
      {ancla ? <Suspense>{menu({ ancla, alCerrar: () => setAncla(null) })}</Suspense> : null}
    </>
  );
}
