import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Tooltip } from './Tooltip.tsx';

/** Tells the meaning of a small sign on hover, on focus, and aloud. */
export const HintIcon = ({ hint, children }: { hint: string; children: ReactNode }) => (
  <Tooltip title={hint}>
    <Box
      component="span"
      role="img"
      aria-label={hint}
      tabIndex={0}
      sx={{ display: 'inline-flex', verticalAlign: 'middle', cursor: 'help' }}
    >
      {children}
    </Box>
  </Tooltip>
);
