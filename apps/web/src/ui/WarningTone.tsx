import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const PARTES = [
  'main',
  'light',
  'dark',
  'contrastText',
  'mainChannel',
  'lightChannel',
  'darkChannel',
  'contrastTextChannel',
];

/** The theme's colours are CSS variables: what is inside needs not know that its primary colour is the warning one. */
const ADVERTENCIA = {
  ...Object.fromEntries(PARTES.map((parte) => [`--ui-palette-primary-${parte}`, `var(--ui-palette-warning-${parte})`])),
  '--ui-palette-LinearProgress-primaryBg': 'var(--ui-palette-LinearProgress-warningBg)',
};

/** Colours a part of the application where one must look twice. */
export const WarningTone = ({ children }: { children: ReactNode }) => <Box sx={ADVERTENCIA}>{children}</Box>;
