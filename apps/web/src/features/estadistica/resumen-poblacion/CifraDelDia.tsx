import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { ButtonPopover } from '../../../ui/ButtonPopover.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { HELP_OUTLINE_OUTLINED } from '../../../ui/icon-paths.ts';
import { CloseOnBack } from '../../../ui/use-close-on-back.ts';

/** Explains behind a '?' what a figure counts. */
export function Explicacion({ titulo, texto }: { titulo: string; texto: string }) {
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const cerrar = () => setAncla(null);
  const nombre = `Qué cuenta: ${titulo}`;
  return (
    <>
      <IconButton
        size="small"
        aria-label={nombre}
        aria-haspopup="dialog"
        aria-expanded={ancla !== null}
        onClick={({ currentTarget }) => setAncla(currentTarget)}
        sx={{ p: '3px', mr: -0.5 }}
      >
        <Icon d={HELP_OUTLINE_OUTLINED} sx={{ fontSize: 18 }} />
      </IconButton>
      {ancla === null ? null : (
        <ButtonPopover name={nombre} size={{ maxWidth: 340 }} anchor={ancla} onClose={cerrar}>
          <CloseOnBack onBack={cerrar} />
          <Typography variant="body2">{texto}</Typography>
        </ButtonPopover>
      )}
    </>
  );
}

interface Props {
  titulo: string;
  cifra?: string;
  /** There are more than that, and nobody counted how many. */
  masDe?: boolean;
  explicacion: string;
  enlaces?: ReactNode;
}

/** The card has as many rows as those beside it, so that the figures stand on one line whatever their titles take. */
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
/** Each link is as high as a finger needs. */
const ENLACES = { fontSize: '0.8125rem', lineHeight: '24px', minHeight: 48, '@media print': { lineHeight: '16px' } };

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
