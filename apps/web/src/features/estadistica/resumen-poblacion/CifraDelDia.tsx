import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Explicacion } from './Explicacion.tsx';

interface Props {
  titulo: string;
  /** Undefined while it is on its way. */
  cifra: ReactNode | undefined;
  /** It is more than that, and nobody counted how many. */
  masDe?: boolean | undefined;
  /** What it counts, behind a '?'. */
  explicacion: string;
  /** Where it leads: two short lines. */
  enlaces?: ReactNode;
}

/** As many rows as the cards beside it, so that the figures stand on one line whatever their titles take. */
const TARJETA = {
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  px: 1.5,
  pt: 0.5,
  mb: 1,
  minWidth: 0,
  fontVariantNumeric: 'normal',
  '@media print': { breakInside: 'avoid', px: 1 },
} as const;
const LETRA = { fontSize: '0.8125rem', lineHeight: '18px' };
/** As high as a finger needs of each. */
const ENLACES = { fontSize: '0.8125rem', lineHeight: '24px', minHeight: 48, '@media print': { lineHeight: '16px' } };

/** One figure: what it is, how much, and the list behind it. */
export function CifraDelDia({ titulo, cifra, masDe = false, explicacion, enlaces }: Props) {
  const id = useId();
  return (
    <Paper variant="outlined" component="li" aria-labelledby={id} sx={TARJETA}>
      <Typography id={id} variant="h2" sx={{ ...LETRA, fontWeight: 600 }}>
        {titulo}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 24 }}>
        <Typography
          component="p"
          sx={{ fontSize: '1.375rem', fontWeight: 650, lineHeight: '24px', flexGrow: 1, '& small': LETRA }}
        >
          {masDe ? <small>más de </small> : null}
          {cifra === undefined ? <Skeleton width="60%" /> : cifra}
        </Typography>
        <Explicacion titulo={titulo} texto={explicacion} />
      </Box>
      <Box sx={ENLACES}>{enlaces}</Box>
    </Paper>
  );
}
