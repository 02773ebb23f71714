import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { FormularioDeFactor } from './FormularioDeFactor.tsx';
import { activarFactor, useCambioDeFactor, useClaveNueva } from './segundo-factor.api.ts';

/** Without this margin of light squares no camera finds the code. */
const SILENCIO = 4;

/** The code is black on white in the dark theme too: many cameras read no other. */
function Qr({ lado, trazo }: { lado: number; trazo: string }) {
  const total = lado + 2 * SILENCIO;
  return (
    <Box
      component="svg"
      role="img"
      aria-label="Código QR de la clave"
      viewBox={`${-SILENCIO} ${-SILENCIO} ${total} ${total}`}
      shapeRendering="crispEdges"
      sx={{ width: 200, height: 200, flexShrink: 0, borderRadius: 1 }}
    >
      <rect x={-SILENCIO} y={-SILENCIO} width={total} height={total} fill="#fff" />
      <path d={trazo} fill="#000" />
    </Box>
  );
}

const enGrupos = (clave: string): string => clave.replace(/(.{4})(?=.)/g, '$1 ');

interface Props {
  /** The recovery codes are shown this once. */
  alActivar: (codigos: readonly string[]) => void;
  alCancelar?: () => void;
}

/** Shows the key for the telephone, and takes a code of it as proof that it arrived. */
export function Activacion({ alActivar, alCancelar }: Props) {
  const { data, error, refetch } = useClaveNueva();
  const { enviando, problema, cambiar } = useCambioDeFactor(activarFactor, ({ codigos = [] }) => alActivar(codigos));
  const pasos = useRef<HTMLDivElement>(null);
  // The steps are taller than the button that opened them: what is to be scanned first comes into sight.
  useEffect(() => {
    if (data) pasos.current?.scrollIntoView?.({ block: 'nearest' });
  }, [data]);
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={8} />;
  return (
    <Stack ref={pasos} spacing={2} sx={{ scrollMarginBlock: '112px 24px' }}>
      <Typography>
        1. En su teléfono, abra una aplicación de autenticación (por ejemplo Aegis, Google Authenticator o Microsoft
        Authenticator) y escanee este código.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
        <Qr lado={data.qr.lado} trazo={data.qr.trazo} />
        <div>
          <Typography variant="body2" color="textSecondary">
            Si no puede escanearlo, escriba esta clave:
          </Typography>
          <Typography component="code" sx={{ overflowWrap: 'anywhere' }}>
            {enGrupos(data.clave)}
          </Typography>
        </div>
      </Stack>
      <Typography>2. Escriba el código de 6 dígitos que muestra la aplicación, y su contraseña.</Typography>
      <FormularioDeFactor
        boton="Activar"
        enviando={enviando}
        problema={problema}
        alEnviar={(dicho) => void cambiar(dicho)}
        alCancelar={alCancelar}
      />
    </Stack>
  );
}
