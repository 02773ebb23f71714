import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  principal: ReactNode;
  /** Smaller, under the first line. */
  detalle?: ReactNode;
}

export function CeldaDoble({ principal, detalle }: Props) {
  return (
    <Box component="span" sx={{ display: 'block', lineHeight: 1.25 }}>
      {principal}
      {detalle ? (
        <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
          {detalle}
        </Box>
      ) : null}
    </Box>
  );
}
