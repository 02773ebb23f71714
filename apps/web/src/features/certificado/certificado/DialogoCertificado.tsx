import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { TITULO_CERTIFICADO } from '@sgpa/domain/certificado/certificado';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { FIT_SCREEN_OUTLINED, ZOOM_IN, ZOOM_OUT } from '../../../ui/icon-paths.ts';
import { CloseOnBack } from '../../../ui/use-close-on-back.ts';
import type { Emitido } from './emitido.ts';
import { useTamano } from './tamano.ts';
import { VisorPdf } from './VisorPdf.tsx';

type Tamano = Omit<ReturnType<typeof useTamano>, 'alPulsar'>;

const BARRA = { alignItems: 'center', justifyContent: 'center', px: 1 } as const;

/** The button keeps the focus when it is disabled. */
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

const BarraDeTamano = ({ tamano, acercar, alejar, ajustar }: Tamano) => (
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

interface Props {
  emitido: Emitido;
  alCerrar: () => void;
}

/** In a low window (400 % of zoom) title and sizes scroll away with the sheet; the buttons, on one low line, stay. */
const BAJA = {
  '@media (max-height: 479.95px)': {
    '& .MuiDialogTitle-root': { px: 1, py: 0.25, fontSize: '1rem', textAlign: 'center' },
    '& .MuiDialogContent-root': { flex: 'none' },
    '& .MuiDialogActions-root': {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      py: 0.5,
      bgcolor: 'background.paper',
      borderTop: 1,
      borderColor: 'divider',
    },
  },
} as const;

function useDireccion(pdf: Blob): string {
  const [direccion, setDireccion] = useState('');
  useEffect(() => {
    const nueva = URL.createObjectURL(pdf);
    setDireccion(nueva);
    return () => URL.revokeObjectURL(nueva);
  }, [pdf]);
  return direccion;
}

export default function DialogoCertificado({ emitido: { nombre, pdf }, alCerrar }: Props) {
  const direccion = useDireccion(pdf);
  const { alPulsar, ...tamano } = useTamano();
  const angosta = useMediaQuery('(max-width: 599.95px)');
  return (
    <Dialog
      open
      onClose={alCerrar}
      aria-labelledby="titulo-certificado"
      fullWidth
      maxWidth="md"
      fullScreen={angosta}
      slotProps={{ paper: { sx: BAJA } }}
    >
      <CloseOnBack onBack={alCerrar} />
      <DialogTitle id="titulo-certificado">{TITULO_CERTIFICADO}</DialogTitle>
      <BarraDeTamano {...tamano} />
      <DialogContent
        dividers
        onKeyDown={alPulsar}
        tabIndex={0}
        role="region"
        aria-label="Documento"
        sx={{ bgcolor: 'action.hover', p: { xs: 1, sm: 2 } }}
      >
        <VisorPdf pdf={pdf} tamano={tamano.tamano} />
      </DialogContent>
      <DialogActions>
        <Button component="a" href={direccion} download={nombre}>
          Descargar
        </Button>
        {/* The browser's own viewer prints the file as it is, not as a picture of it. */}
        <Button component="a" href={direccion} target="_blank" rel="noopener">
          Imprimir
        </Button>
        <Button variant="contained" onClick={alCerrar}>
          CERRAR
        </Button>
      </DialogActions>
    </Dialog>
  );
}
