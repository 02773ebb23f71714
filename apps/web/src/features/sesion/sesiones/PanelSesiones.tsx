import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { SesionAbierta } from '@sgpa/contract/v1/sesiones';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useCierre } from '../cierre-otras-sesiones/use-cierre.ts';
import { momento } from '../momento.ts';

/** The sessions are asked for anew each time the profile is opened. */
const useSesiones = () =>
  useQuery({
    queryKey: ['sesiones'],
    queryFn: ({ signal }) => llamar('sesiones', {}, { senal: signal }),
    staleTime: 0,
  });

const FILA = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

function Fila({ sesion, ocupado, alCerrar }: { sesion: SesionAbierta; ocupado: boolean; alCerrar: () => void }) {
  const { navegador, desde, ultimoUso, direccion, esta } = sesion;
  return (
    <Box component="li" sx={FILA}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {navegador} {esta ? <StatusChip label="Esta sesión" tone="verde" /> : null}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Abierta el {momento(desde)} · Último uso el {momento(ultimoUso)} · Dirección {direccion || 'desconocida'}
        </Typography>
      </Box>
      {esta ? null : (
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-disabled={ocupado}
          aria-label={`Cerrar la sesión de ${navegador} abierta el ${momento(desde)}`}
          onClick={alCerrar}
        >
          Cerrar
        </Button>
      )}
    </Box>
  );
}

/** Lists the user's own open sessions, which may be closed from here (acuerdos §9). */
export function PanelSesiones() {
  const { data, error, refetch } = useSesiones();
  const { escribir, enviando } = useCierre();
  const titulo = useId();
  const otras = data?.filter(({ esta }) => !esta) ?? [];
  return (
    <Paper variant="outlined" component="section" aria-labelledby={titulo} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5, alignItems: 'center' }}>
        <Typography variant="h2" id={titulo} sx={{ flex: '1 1 220px' }}>
          Sesiones abiertas
        </Typography>
        {otras.length > 1 ? (
          <Button
            size="small"
            color="error"
            aria-disabled={enviando}
            onClick={() => void escribir({ sesiones: otras, todas: true })}
          >
            Cerrar las otras
          </Button>
        ) : null}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Si no reconoce alguna, ciérrela y cambie su contraseña. Puede tener diez: la siguiente cierra la más antigua.
      </Typography>
      {error ? <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <TextSkeleton lines={4} /> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((sesion) => (
          <Fila
            key={sesion.idSesion}
            sesion={sesion}
            ocupado={enviando}
            alCerrar={() => void escribir({ sesiones: [sesion], todas: false })}
          />
        ))}
      </Box>
    </Paper>
  );
}
