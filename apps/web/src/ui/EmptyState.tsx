import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { INBOX_OUTLINED } from './icon-paths.ts';

export const EmptyState = ({ text, action }: { text: string; action?: ReactNode }) => (
  <Stack spacing={1} role="status" sx={{ alignItems: 'center', textAlign: 'center', py: 5, px: 2 }}>
    <Icon d={INBOX_OUTLINED} aria-hidden sx={{ fontSize: 40, color: 'text.secondary' }} />
    <Typography color="textSecondary">{text}</Typography>
    {action}
  </Stack>
);
