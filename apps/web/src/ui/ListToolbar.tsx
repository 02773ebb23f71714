import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The bar stays in view, as the chosen row may be far below; a low window (400 % of zoom) it would cover. */
const BAR = {
  minHeight: 48,
  p: 1,
  gap: { xs: 0.5, sm: 1 },
  // Four lines of buttons on a telephone leave the chosen card in sight.
  '& .MuiButton-root': { minHeight: { xs: 32 }, py: { xs: 0.25 }, px: { xs: 1 } },
  alignItems: 'center',
  flexWrap: 'wrap',
  '@media (min-height: 480px)': { position: 'sticky' },
  top: 48,
  zIndex: 2,
  bgcolor: 'background.paper',
  borderRadius: '8px 8px 0 0',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

interface Props {
  /** The label is given where the bar's buttons are always there. */
  label?: string;
  children: ReactNode;
}

/** Holds what may be done with the chosen row, on the table's own line. */
export const ListToolbar = ({ label, children }: Props) => (
  <Stack direction="row" role={label === undefined ? undefined : 'group'} aria-label={label} sx={BAR}>
    {children}
  </Stack>
);
