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
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { FIT_SCREEN_OUTLINED, ZOOM_IN, ZOOM_OUT } from '../../../ui/icon-paths.ts';
import { CloseOnBack } from '../../../ui/use-close-on-back.ts';
import type { Emitido } from './emitido.ts';
import { VisorPdf } from './VisorPdf.tsx';

/** Each size is a multiple of the width of its place: 1 fits it. */
const TAMANOS = [1, 1.5, 2, 3, 4] as const;

const AJUSTAR = 0;

/** Sets how large the document is drawn, by buttons and by the keys that every viewer has. */
function useTamano() {
  const [lugar, setLugar] = useState(AJUSTAR);
  const poner = (nuevo: number) => setLugar(Math.min(Math.max(nuevo, AJUSTAR), TAMANOS.length - 1));
  const acercar = () => poner(lugar + 1);
  const alejar = () => poner(lugar - 1);
  const ajustar = () => poner(AJUSTAR);
  const TECLAS: Readonly<Record<string, () => void>> = { '+': acercar, '=': acercar, '-': alejar, '0': ajustar };
  return {
    tamano: TAMANOS[lugar] ?? 1,
    acercar: lugar < TAMANOS.length - 1 ? acercar : undefined,
    alejar: lugar > AJUSTAR ? alejar : undefined,
    ajustar: lugar > AJUSTAR ? ajustar : undefined,
    alPulsar: (evento: KeyboardEvent) => {
      if (!evento.ctrlKey && !evento.metaKey && !evento.altKey) TECLAS[evento.key]?.();
    },
  };
}

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
