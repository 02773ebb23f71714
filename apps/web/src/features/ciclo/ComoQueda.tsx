import Box from '@mui/material/Box';
import type { Situacion } from '@sgpa/contract/shared/revision';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import type { ReactNode } from 'react';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { dia } from './revision.form.ts';

const FECHAS = [
  ['fecha_baja', 'Fecha de baja'],
  ['fecha_cesantia', 'Fecha de cesantía'],
  ['fecha_ampliacion', 'Fecha de ampliación'],
  ['fecha_derechohabiente', 'Fecha de derechohabiente'],
] as const;

const Chip = ({ codigo_estado, estado }: Situacion) => (
  <StatusChip label={estado} tone={estadoDe(codigo_estado).chipDetalle} />
);

/** Shows state and dates of an affiliation, as they are and as they would be; a date that it never had is left out. */
export function ComoQueda({ ahora, despues }: { ahora: Situacion; despues: Situacion }) {
  const fechas = FECHAS.filter(([campo]) => ahora[campo] !== null || despues[campo] !== null);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}>
      <Termino>Estado</Termino>
      <Valor>
        <Chip {...ahora} /> → <Chip {...despues} />
      </Valor>
      {fechas.map(([campo, nombre]) => (
        <Box key={campo} sx={{ display: 'contents' }}>
          <Termino>{nombre}</Termino>
          <Valor>
            {ahora[campo] === despues[campo] ? dia(ahora[campo]) : `${dia(ahora[campo])} → ${dia(despues[campo])}`}
          </Valor>
        </Box>
      ))}
    </Box>
  );
}

const Termino = ({ children }: { children: string }) => (
  <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
    {children}
  </Box>
);

const Valor = ({ children }: { children: ReactNode }) => (
  <Box component="dd" sx={{ m: 0, typography: 'body2' }}>
    {children}
  </Box>
);
