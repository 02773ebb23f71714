import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { CANCEL_OUTLINED, CHECK_CIRCLE_OUTLINED } from './icon-paths.ts';

interface Props {
  mark: 'correcto' | 'incorrecto' | null;
  /** The field's help text says what the icon shows. */
  children: ReactNode;
}

/** Puts a green check or an orange cross beside a field. The icon's place is kept, so that nothing moves. */
export const FieldMark = ({ mark, children }: Props) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 24px', columnGap: 0.75 }} data-marca={mark ?? undefined}>
    {children}
    <Box aria-hidden sx={{ height: 40, display: 'flex', alignItems: 'center' }}>
      {mark === 'correcto' ? <Icon d={CHECK_CIRCLE_OUTLINED} color="success" /> : null}
      {mark === 'incorrecto' ? <Icon d={CANCEL_OUTLINED} sx={{ color: 'warning.light' }} /> : null}
    </Box>
  </Box>
);
