import Heart from '@mui/icons-material/HeartBrokenOutlined';
import Verified from '@mui/icons-material/VerifiedOutlined';
import Box from '@mui/material/Box';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { HintIcon } from '../../../ui/HintIcon.tsx';
import { nombreCompleto } from '../persona.ts';

export function CeldaNombres({ fila }: { fila: FilaAsegurado }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, lineHeight: 1.25, minWidth: { sm: 140 } }}
    >
      {nombreCompleto(fila)}
      {fila.fallecido ? (
        <HintIcon hint="Persona fallecida">
          <Heart fontSize="small" color="error" />
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
