import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { CloseOnBack } from '../../../ui/use-close-on-back.ts';
import { AL_GUARDAR_SIN_FORMULARIO } from '../cambio-usuario.ts';

const CLAVE = 'exigencia-segundo-factor';

const useRolesConFactor = () =>
  useQuery({
    queryKey: [CLAVE],
    queryFn: ({ signal }) => llamar('exigencia-segundo-factor/roles', {}, { senal: signal }),
  });

interface Cambio {
  rol: string;
  nombre: string;
  exige: boolean;
  /** So many active accounts of the role have none yet. */
  faltan: number;
}

const cuantas = (faltan: number): string =>
  faltan === 1 ? 'Una cuenta activa todavía no lo tiene' : `${faltan} cuentas activas todavía no lo tienen`;

const preguntaDe = ({ nombre, exige, faltan }: Cambio) =>
  exige
    ? {
        title: `¿Está seguro de exigir el segundo factor al rol ${nombre}?`,
        text:
          faltan === 0
            ? 'Todas sus cuentas activas ya lo tienen. Nadie del rol lo podrá desactivar.'
            : `${cuantas(faltan)}: al ingresar, y en las sesiones abiertas, deberá activarlo antes de cualquier otra cosa.`,
        acceptLabel: 'Exigir',
      }
    : {
        title: `¿Está seguro de no exigir más el segundo factor al rol ${nombre}?`,
        text: 'Quien ya lo tiene lo conserva, y lo podrá desactivar.',
        acceptLabel: 'Dejar de exigir',
      };

const useExigencia = () =>
  useEscritura({
    ...AL_GUARDAR_SIN_FORMULARIO,
    refresca: [CLAVE, 'perfil', 'segundo-factor'],
    pregunta: preguntaDe,
    enviar: ({ rol, exige }: Cambio, clave) => llamar(CLAVE, { body: { rol, exige } }, { clave }),
  });

const FILA = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** Lets the authority choose which roles must sign in with a second factor. */
export default function DialogoExigencia({ alCerrar }: { alCerrar: () => void }) {
  const { data, error, refetch } = useRolesConFactor();
  const exigencia = useExigencia();
  return (
    <PanelDialog open title="Segundo factor por rol" onClose={alCerrar}>
      <CloseOnBack onBack={alCerrar} />
      <Stack spacing={2}>
        <Typography>
          De los roles marcados, quien no tiene segundo factor debe activarlo al ingresar, antes de cualquier otra cosa.
        </Typography>
        {error ? <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} /> : null}
        {!data && !error ? <TextSkeleton lines={10} /> : null}
        <div>
          {data?.roles.map(({ rol, nombre, exige, cuentas, con_segundo_factor: conFactor }) => (
            <Box key={rol} sx={FILA}>
              <FormControlLabel
                label={nombre}
                control={
                  <Checkbox
                    checked={exige}
                    slotProps={{ input: { 'aria-disabled': exigencia.enviando } }}
                    onChange={() =>
                      void exigencia.escribir({ rol, nombre, exige: !exige, faltan: cuentas - conFactor })
                    }
                  />
                }
              />
              <Typography variant="body2" color="textSecondary">
                {`${conFactor} de ${cuentas} ${cuentas === 1 ? 'cuenta activa lo tiene' : 'cuentas activas lo tienen'}`}
              </Typography>
            </Box>
          ))}
        </div>
      </Stack>
    </PanelDialog>
  );
}
