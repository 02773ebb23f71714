import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { FIT_SCREEN_OUTLINED, ZOOM_IN, ZOOM_OUT } from '../../../ui/icon-paths.ts';
import type { useTamano } from './tamano.ts';

type Tamano = Omit<ReturnType<typeof useTamano>, 'alPulsar'>;

const BARRA = { alignItems: 'center', justifyContent: 'center', px: 1 } as const;

/** It keeps the focus where there is nothing more to do. */
const Boton = ({
  nombre,
  hacer,
  children,
}: {
  nombre: string;
  hacer: (() => void) | undefined;
  children: ReactNode;
}) => (
  <IconButton
    size="small"
    aria-label={nombre}
    title={nombre}
    aria-disabled={hacer === undefined}
    sx={{ opacity: hacer === undefined ? 0.4 : 1 }}
    onClick={() => hacer?.()}
  >
    {children}
  </IconButton>
);

export const BarraDeTamano = ({ tamano, acercar, alejar, ajustar }: Tamano) => (
  <Stack direction="row" spacing={0.5} role="group" aria-label="Tamaño del documento" sx={BARRA}>
    <Boton nombre="Alejar (tecla -)" hacer={alejar}>
      <Icon d={ZOOM_OUT} />
    </Boton>
    <Typography component="output" variant="body2" sx={{ minWidth: 52, textAlign: 'center' }}>
      {`${tamano * 100} %`}
    </Typography>
    <Boton nombre="Acercar (tecla +)" hacer={acercar}>
      <Icon d={ZOOM_IN} />
    </Boton>
    <Boton nombre="Ajustar al ancho (tecla 0)" hacer={ajustar}>
      <Icon d={FIT_SCREEN_OUTLINED} />
    </Boton>
  </Stack>
);
