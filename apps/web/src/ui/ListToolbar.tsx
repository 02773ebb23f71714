import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** It stays in view: the chosen row may be far below. Not in a low window (400 % of zoom): it would cover the rows. */
const BAR = {
  minHeight: 48,
  p: 1,
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

/** At the edge behind which buttons are hidden lies a shadow, which the end of the line covers: two layers go with it. */
const MORE_BEYOND = {
  background: ({ vars: { palette } }: Theme) => {
    const paper = palette.background.paper;
    const shadow = `color-mix(in srgb, ${palette.text.primary} 30%, transparent)`;
    return `linear-gradient(90deg, ${paper} 50%, transparent) 0 0 / 48px 100% no-repeat local,
      linear-gradient(270deg, ${paper} 50%, transparent) 100% 0 / 48px 100% no-repeat local,
      linear-gradient(90deg, ${shadow}, transparent) 0 0 / 16px 100% no-repeat scroll,
      linear-gradient(270deg, ${shadow}, transparent) 100% 0 / 16px 100% no-repeat scroll, ${paper}`;
  },
} as const;

/** On a telephone in one line that goes on sideways, as the list's: in four they would cover what one chooses. */
const ONE_LINE = {
  ...BAR,
  ...MORE_BEYOND,
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  '& > *': { flexShrink: { xs: 0, sm: 1 }, maxWidth: 1 },
  // Inside what says why it cannot be pressed, a button is no child of the line.
  '& .MuiButton-root': { flexShrink: { xs: 0, sm: 1 } },
} as const;

interface Props {
  /** Where its buttons are always there. */
  label?: string;
  /** Few buttons beside what has to be read: on a telephone too they go on below. */
  wraps?: boolean;
  children: ReactNode;
}

/** What may be done with the chosen row, on the table's own line. */
export const ListToolbar = ({ label, wraps = false, children }: Props) => (
  <Stack
    direction="row"
    spacing={1}
    useFlexGap
    role={label === undefined ? undefined : 'group'}
    aria-label={label}
    sx={wraps ? BAR : ONE_LINE}
  >
    {children}
  </Stack>
);
