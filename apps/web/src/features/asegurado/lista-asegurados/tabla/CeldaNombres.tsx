import PersonOff from '@mui/icons-material/PersonOffOutlined';
import Verified from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { HintIcon } from '../../../../ui/HintIcon.tsx';
import { apellidosYNombre } from '../../../persona/identidad.ts';

export function CeldaNombres({ fila }: { fila: FilaAsegurado }) {
  return (
    <Box component="span" sx={{ display: 'block', lineHeight: 1.25 }}>
      {apellidosYNombre(fila)}{' '}
      {fila.fallecido ? (
        <HintIcon hint="Persona fallecida">
          <PersonOff fontSize="small" color="error" />
        </HintIcon>
      ) : null}
      {fila.saneado ? (
        <HintIcon hint="Registro saneado">
          <Verified fontSize="small" color="info" />
        </HintIcon>
      ) : null}
    </Box>
  );
}
