import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FamiliaQuePasa as Respuesta } from '@sgpa/contract/v2/registro-titular';
import { useId } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { apellidosYNombre, documentoConTipo } from '../../persona/identidad.ts';
import { comoQueda, PASAN_TODOS } from './familia.ts';
import type { UsoDeFamilia } from './use-familia.ts';

type Beneficiario = Respuesta['beneficiarios'][number];

export interface PropsFamilia {
  familia: Pick<UsoDeFamilia, 'data' | 'error' | 'cargando' | 'reintentar'>;
  /** These beneficiaries could go over and do not. */
  seQuedan: readonly number[];
  alElegir: (seQuedan: number[]) => void;
  disabled?: boolean;
}

/** Shows 'Beneficiarios que pasan al nuevo empleo', unless saving is no change of employer, or nobody hangs on it. */
export default function QuienesPasan({ familia: { data, error, cargando, reintentar }, ...eleccion }: PropsFamilia) {
  if (error)
    return (
      <ErrorState
        text={`No se pudo ver a los beneficiarios del empleo anterior. ${mensajeDeError(error)} ${PASAN_TODOS}`}
        onRetry={reintentar}
      />
    );
  if (cargando) return <TextSkeleton />;
  if (data === undefined || data.beneficiarios.length === 0) return null;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Lista beneficiarios={data.beneficiarios} {...eleccion} />
    </Paper>
  );
}

interface PropsLista extends Omit<PropsFamilia, 'familia'> {
  beneficiarios: readonly Beneficiario[];
}

function Lista({ beneficiarios, seQuedan, alElegir, disabled = false }: PropsLista) {
  const cambiar = (id: number, pasa: boolean) =>
    alElegir(pasa ? seQuedan.filter((una) => una !== id) : [...seQuedan, id]);
  return (
    <FormControl component="fieldset" disabled={disabled} sx={{ minWidth: 0, width: '100%' }}>
      <FormLabel component="legend" sx={{ typography: 'h3', color: 'text.primary' }}>
        Beneficiarios que pasan al nuevo empleo
      </FormLabel>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {beneficiarios.map((una) => (
          <Uno
            key={una.idAfiliadoEnteGestor}
            una={una}
            elegida={!seQuedan.includes(una.idAfiliadoEnteGestor)}
            alCambiar={(pasa) => cambiar(una.idAfiliadoEnteGestor, pasa)}
          />
        ))}
      </Stack>
    </FormControl>
  );
}

interface PropsUno {
  una: Beneficiario;
  elegida: boolean;
  alCambiar: (pasa: boolean) => void;
}

function Uno({ una, elegida, alCambiar }: PropsUno) {
  const id = useId();
  const puede = una.no_pasa === null;
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <FormControlLabel
        label={
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {`${apellidosYNombre(una)} · ${una.parentesco}`}
          </Box>
        }
        disabled={!puede}
        control={
          <Checkbox
            size="small"
            checked={puede && elegida}
            onChange={(_evento, marcada) => alCambiar(marcada)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
      />
      <Box id={id} sx={{ pl: { xs: 0, sm: 3.5 } }}>
        <Typography variant="body2" color="textSecondary">
          {documentoConTipo(una)}
        </Typography>
        {comoQueda(una).map((linea) => (
          <Typography key={linea} variant="body2">
            {linea}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
