import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { ERROR_OUTLINE_OUTLINED } from '../../../ui/icon-paths.ts';

const TONO = { error: 'rojo', aviso: 'naranja' } as const;

/** MUI's own alert would bring every severity's icon, a close button and variants to the sign-in page. */
export function Aviso({ tipo, children }: { tipo: keyof typeof TONO; children: ReactNode }) {
  const tono = TONO[tipo];
  return (
    <Box
      role="alert"
      sx={({ vars }) => ({
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        px: 1.5,
        py: 1,
        borderRadius: 1,
        bgcolor: vars.palette.tonos[tono].fondo,
        color: vars.palette.tonos[tono].texto,
      })}
    >
      <Icon d={ERROR_OUTLINE_OUTLINED} aria-hidden fontSize="small" />
      <Typography variant="body2">{children}</Typography>
    </Box>
  );
}
