import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { SolicitudBaja } from '@sgpa/contract/v1/solicitud-baja';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { dichoEnAviso, fallaEnAviso } from '../../../lib/desenlace.ts';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { TOAST_LARGO_MS } from '../../../ui/toast.ts';

const FALLA = 'No se pudo procesar el pedido. Intente nuevamente.';

const useSolicitud = () =>
  useQuery({
    queryKey: ['solicitud-baja'],
    queryFn: ({ signal }) => llamar('solicitud-baja/estado', {}, { senal: signal }),
    staleTime: 0,
  });

const COMUN = {
  interpretar: dichoEnAviso(TOAST_LARGO_MS),
  interpretarFalla: fallaEnAviso(FALLA),
  refresca: ['solicitud-baja'],
} as const;

const usePedido = (usuario: string) =>
  useEscritura({
    ...COMUN,
    pregunta: (dia: string) => ({
      title: '¿Está seguro de pedir la baja de su cuenta?',
      text: 'Ese día se cerrarán sus sesiones y no podrá ingresar más. Hasta entonces puede retirar el pedido.',
      facts: factsOf([
        ['Usuario', usuario],
        ['Se dará de baja', mostrarFechaDelServidor(dia)],
      ]),
      acceptLabel: 'Pedir la baja',
      grave: true,
    }),
    enviar: (_dia: string) => llamar('solicitud-baja', {}),
  });

const useRetiro = () =>
  useEscritura({
    ...COMUN,
    interpretar: dichoEnAviso(),
    enviar: (_nada: null) => llamar('solicitud-baja/retiro', {}),
  });

function Pedida({ dia }: { dia: string }) {
  const { escribir, enviando } = useRetiro();
  return (
    <Alert
      severity="warning"
      role="none"
      action={
        <Button color="inherit" size="small" aria-disabled={enviando} onClick={() => void escribir(null)}>
          Retirar el pedido
        </Button>
      }
    >
      Su cuenta se dará de baja el {mostrarFechaDelServidor(dia)}.
    </Alert>
  );
}

function SinPedir({ seria, impedimento }: SolicitudBaja) {
  const perfil = usePerfil();
  const { escribir, enviando } = usePedido(perfil.data?.usuario ?? '');
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {impedimento ??
          `Si ya no trabajará con el sistema puede dar de baja su cuenta. Rige 2 días hábiles después: pedida hoy, el ${mostrarFechaDelServidor(seria)}.`}
      </Typography>
      <Button
        variant="outlined"
        color="error"
        disabled={impedimento !== null}
        aria-disabled={enviando}
        onClick={() => void escribir(seria)}
      >
        Pedir la baja
      </Button>
    </>
  );
}

/** Lets the user ask for the removal of the account (document 1 §6 Terms; acuerdos §9). */
export function PanelBaja() {
  const { data, error, refetch } = useSolicitud();
  const titulo = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={titulo} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={titulo} sx={{ mb: 1.5 }}>
        Baja de la cuenta
      </Typography>
      {error ? <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <TextSkeleton lines={2} /> : null}
      {data?.efectivaEl ? <Pedida dia={data.efectivaEl} /> : null}
      {data?.efectivaEl === null ? <SinPedir {...data} /> : null}
    </Paper>
  );
}
