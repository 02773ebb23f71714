import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

/** A small sign with its meaning: on hover, on focus, and aloud. */
export function HintIcon({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <Tooltip title={hint}>
      <Box component="span" role="img" aria-label={hint} tabIndex={0} sx={{ display: 'inline-flex', cursor: 'help' }}>
        {children}
      </Box>
    </Tooltip>
  );
}
