import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  titulo: string;
  /** Undefined while it is on its way. */
  cifra: ReactNode | undefined;
  /** What it counts, or of whom. */
  detalle: ReactNode;
  /** Where it leads. */
  enlaces?: ReactNode;
}

/** One figure: what it is, how much, and the list behind it. */
export function CifraDelDia({ titulo, cifra, detalle, enlaces }: Props) {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="li"
      aria-labelledby={id}
      sx={{ p: 2, minWidth: 0, display: 'flex', flexDirection: 'column', '@media print': { breakInside: 'avoid' } }}
    >
      <Typography id={id} variant="h2" sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
        {titulo}
      </Typography>
      <Typography
        component="p"
        sx={{ fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.3, fontVariantNumeric: 'normal' }}
      >
        {cifra === undefined ? <Skeleton width="60%" /> : cifra}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'normal', flexGrow: 1 }}>
        {detalle}
      </Typography>
      {enlaces ? <Box sx={{ mt: 0.5, fontSize: '0.875rem', fontVariantNumeric: 'normal' }}>{enlaces}</Box> : null}
    </Paper>
  );
}
