import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AfiliacionTerminada } from '@sgpa/contract/shared/revision';
import { useId } from 'react';
import { ComoQueda } from './ComoQueda.tsx';
import { sigueAOtra } from './terminadas.ts';

interface Props {
  afiliaciones: readonly AfiliacionTerminada[];
  elegidas: readonly number[];
  alElegir: (elegidas: number[]) => void;
}

const SIGUE = 'Su cobertura sigue a la del titular: elija también la suya.';
const CAMBIADA =
  'Después de la defunción se registró otro cambio en esta afiliación: revise su historia antes de elegirla.';

/** Lists what a death or a change of employer ended: each as it is and as it would be, to be chosen. */
export function AfiliacionesTerminadas({ afiliaciones, elegidas, alElegir }: Props) {
  const cambiar = (id: number, elegida: boolean) =>
    alElegir(elegida ? [...elegidas, id] : elegidas.filter((una) => una !== id));

  return (
    <FormControl component="fieldset" sx={{ minWidth: 0 }}>
      <FormLabel component="legend">Afiliaciones que vuelven a sus fechas de antes</FormLabel>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {afiliaciones.map((una) => (
          <Una
            key={una.idAfiliadoEnteGestor}
            una={una}
            aviso={una.impedimento ?? (sigueAOtra(una, afiliaciones, elegidas) ? SIGUE : null)}
            elegida={elegidas.includes(una.idAfiliadoEnteGestor)}
            alCambiar={(elegida) => cambiar(una.idAfiliadoEnteGestor, elegida)}
          />
        ))}
      </Stack>
    </FormControl>
  );
}

interface PropsUna {
  una: AfiliacionTerminada;
  aviso: string | null;
  elegida: boolean;
  alCambiar: (elegida: boolean) => void;
}

function Una({ una, aviso, elegida, alCambiar }: PropsUna) {
  const id = useId();
  const { nombre, documento, parentesco, ente_gestor, entidad, ahora, despues, cambiada_despues } = una;
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <FormControlLabel
        label={
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {`${nombre} · ${parentesco ?? 'TITULAR'}`}
          </Box>
        }
        control={
          <Checkbox
            size="small"
            checked={elegida && aviso === null}
            disabled={aviso !== null}
            onChange={(_evento, marcada) => alCambiar(marcada)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <Stack id={id} spacing={1} sx={{ pl: { xs: 0, sm: 3.5 } }}>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {`${documento} · ${ente_gestor} · ${entidad}`}
        </Typography>
        <ComoQueda ahora={ahora} despues={despues ?? ahora} />
        {aviso === null && !cambiada_despues ? null : (
          <Typography variant="body2" sx={{ color: 'warning.main' }}>
            {aviso ?? CAMBIADA}
          </Typography>
        )}
      </Stack>
    </Box>
  );
}
