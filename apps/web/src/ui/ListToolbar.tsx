import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** It stays in view: the chosen row may be far below. Not in a low window (400 % of zoom): it would cover the rows. */
const BAR = {
  minHeight: 48,
  p: 1,
  alignItems: 'center',
  // On a telephone in one line that goes on sideways, as the list's: in four they would cover what one chooses.
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  '& > *': { flexShrink: { xs: 0, sm: 1 }, maxWidth: 1 },
  '@media (min-height: 480px)': { position: 'sticky' },
  top: 48,
  zIndex: 2,
  bgcolor: 'background.paper',
  borderRadius: '8px 8px 0 0',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** What may be done with the chosen row, on the table's own line. `label` where its buttons are always there. */
export const ListToolbar = ({ label, children }: { label?: string; children: ReactNode }) => (
  <Stack
    direction="row"
    spacing={1}
    useFlexGap
    role={label === undefined ? undefined : 'group'}
    aria-label={label}
    sx={BAR}
  >
    {children}
  </Stack>
);
