import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Respuesta } from '@sgpa/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { toast } from '../../../ui/toast.ts';
import { Activacion } from './Activacion.tsx';
import { CodigosDeRecuperacion } from './CodigosDeRecuperacion.tsx';
import { FormularioDeFactor } from './FormularioDeFactor.tsx';
import { type Cambiado, cambiarCodigos, desactivarFactor, useCambioDeFactor, useFactor } from './segundo-factor.api.ts';

type Situacion =
  | { que: 'estado' | 'activar' | 'desactivar' | 'codigos' }
  | { que: 'nuevos'; codigos: readonly string[] };

const CODIGO = 'De la aplicación, o uno de recuperación.';

function Cambio({ que, alHacer, alCancelar }: CambioProps) {
  const quitar = que === 'desactivar';
  const { enviando, problema, cambiar } = useCambioDeFactor(quitar ? desactivarFactor : cambiarCodigos, alHacer);
  return (
    <FormularioDeFactor
      boton={quitar ? 'Desactivar' : 'Crear códigos nuevos'}
      ayuda={CODIGO}
      enviando={enviando}
      problema={problema}
      alEnviar={(dicho) => void cambiar(dicho)}
      alCancelar={alCancelar}
    />
  );
}
interface CambioProps {
  que: 'desactivar' | 'codigos';
  alHacer: (hecho: Cambiado) => void;
  alCancelar: () => void;
}

const restantes = (cuantos: number): string =>
  cuantos === 1 ? 'Le queda un código de recuperación.' : `Le quedan ${cuantos} códigos de recuperación.`;

function Estado({ factor, alElegir }: { factor: Respuesta<'segundo-factor'>; alElegir: (que: Situacion) => void }) {
  if (!factor.activo)
    return (
      <>
        <Typography>
          Al ingresar se le pedirá, además de la contraseña, un código que muestra su teléfono: quien conozca su
          contraseña no podrá entrar sin él.
        </Typography>
        <Button variant="contained" sx={{ alignSelf: 'flex-start' }} onClick={() => alElegir({ que: 'activar' })}>
          Activar segundo factor
        </Button>
      </>
    );
  return (
    <>
      <Typography>
        Activo. {restantes(factor.codigos_restantes)}
        {factor.exigido ? ' Su rol lo exige.' : ''}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => alElegir({ que: 'codigos' })}>
          Códigos de recuperación nuevos
        </Button>
        {factor.exigido ? null : (
          <Button variant="outlined" color="error" onClick={() => alElegir({ que: 'desactivar' })}>
            Desactivar segundo factor
          </Button>
        )}
      </Stack>
    </>
  );
}

export function PanelSegundoFactor() {
  const { data, error, refetch } = useFactor();
  const consultas = useQueryClient();
  const [situacion, setSituacion] = useState<Situacion>({ que: 'estado' });
  const alEstado = () => {
    setSituacion({ que: 'estado' });
    void consultas.invalidateQueries({ queryKey: ['perfil'] });
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby="segundo-factor" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id="segundo-factor" sx={{ mb: 1.5 }}>
        Segundo factor
      </Typography>
      <Stack spacing={2}>
        {error ? <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} /> : null}
        {!data && !error ? <TextSkeleton lines={3} /> : null}
        {data && situacion.que === 'estado' ? <Estado factor={data} alElegir={setSituacion} /> : null}
        {situacion.que === 'activar' ? (
          <Activacion alActivar={(codigos) => setSituacion({ que: 'nuevos', codigos })} alCancelar={alEstado} />
        ) : null}
        {situacion.que === 'desactivar' || situacion.que === 'codigos' ? (
          <Cambio
            que={situacion.que}
            alCancelar={alEstado}
            alHacer={({ mensaje, codigos }) => {
              toast('success', mensaje);
              if (codigos) setSituacion({ que: 'nuevos', codigos });
              else alEstado();
            }}
          />
        ) : null}
        {situacion.que === 'nuevos' ? (
          <CodigosDeRecuperacion codigos={situacion.codigos} alTerminar={alEstado} />
        ) : null}
      </Stack>
    </Paper>
  );
}
