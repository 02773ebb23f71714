import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { LateMenu } from '../../../ui/LateMenu.tsx';
import { useLateMenu } from '../../../ui/use-late-menu.ts';

export interface Abierto {
  ancla: HTMLElement;
  alCerrar: () => void;
}

interface Props {
  texto: string;
  icono: ReactNode;
  traer: () => Promise<unknown>;
  menu: (abierto: Abierto) => ReactNode;
}

/** On a telephone the line is short, and the button shows its icon alone. */
const BOTON = {
  height: 36,
  minWidth: { xs: 44, sm: 64 },
  px: 1.25,
  '& .MuiButton-startIcon': { ml: { xs: 0, sm: '-4px' }, mr: { xs: 0, sm: 1 } },
};

export function BotonConMenu({ texto, icono, traer, menu }: Props) {
  const { state, button } = useLateMenu(traer);
  return (
    <>
      <Button variant="outlined" startIcon={icono} aria-label={texto} aria-haspopup="dialog" {...button} sx={BOTON}>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {texto}
        </Box>
      </Button>
      <LateMenu state={state}>{(ancla) => (state.open ? menu({ ancla, alCerrar: state.onClose }) : null)}</LateMenu>
    </>
  );
}
