import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** On a telephone it stays in view: the chosen card may be far below. */
const BAR = {
  minHeight: 48,
  p: 1,
  alignItems: 'center',
  flexWrap: 'wrap',
  position: { xs: 'sticky', sm: 'static' },
  top: 48,
  zIndex: 2,
  bgcolor: 'background.paper',
  borderRadius: 1,
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
