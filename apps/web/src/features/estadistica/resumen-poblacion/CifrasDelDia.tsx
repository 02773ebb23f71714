import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Perfil } from '@sgpa/contract/v1/perfil';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ErrorApi, mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { permite } from '../../../lib/permisos.ts';
import { ButtonPopover } from '../../../ui/ButtonPopover.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { HELP_OUTLINE_OUTLINED } from '../../../ui/icon-paths.ts';
import { CloseOnBack } from '../../../ui/use-close-on-back.ts';
import type { DeQuien } from '../grafico/enlaces.ts';
import { type Buscado, enTitulo, filtroDe } from './buscado.ts';
import { CAMBIO, type Dicho, explicarCambio, FIGURAS } from './figuras.tsx';

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

function CifraDelDia({ titulo, cifra, masDe = false, explicacion, enlaces }: Dicho & { titulo: string }) {
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

/** The cards stand in one line where there is room; a telephone has two columns, and an odd first card across both. */
const EN_UNA_LINEA = {
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(max-content, 1fr)',
};
const REJILLA = {
  display: 'grid',
  columnGap: 1,
  mb: 1,
  p: 0,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '@media (min-width: 1200px)': EN_UNA_LINEA,
  '@media print': { ...EN_UNA_LINEA, gridAutoColumns: 'minmax(0, 1fr)', '& > :first-of-type': { gridColumn: 'auto' } },
};

const SOLO_EN_PAPEL = { display: 'none', '@media print': { display: 'block', fontSize: '8.5pt', mb: 1 } };

const useCifrasDelDia = (filtro: DeQuien) =>
  useQuery({
    queryKey: ['resumen-poblacion/cifras', filtro],
    queryFn: ({ signal }) => llamar('resumen-poblacion/cifras', { body: filtro }, { senal: signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Answers what a director asks first, each figure with its list, or with the word that there is none. */
export function CifrasDelDia({ buscado, perfil }: { buscado: Buscado; perfil: Perfil | undefined }) {
  const { data, error, refetch, isPlaceholderData } = useCifrasDelDia(filtroDe(buscado));
  const cifras = isPlaceholderData ? undefined : data;
  const pendientes = error instanceof ErrorApi && error.codigo === 'TERMINOS_PENDIENTES';
  if (error && !pendientes)
    return (
      <Box sx={{ mb: 2, minHeight: 96 }}>
        <ErrorState
          text={`No se pudieron contar las cifras del día. ${mensajeDeError(error)}`}
          onRetry={() => void refetch()}
        />
      </Box>
    );
  const deQuien = enTitulo(buscado);
  const figuras = FIGURAS.filter(({ de }) => !de || (cifras ? cifras[de] !== null : permite(perfil, de)));
  const cambio = cifras && explicarCambio(cifras);
  return (
    <>
      {deQuien === undefined ? null : <Typography variant="body2">{`Cifras de ${deQuien}`}</Typography>}
      <Box component="ul" aria-label="Cifras del día" sx={REJILLA}>
        {figuras.map(({ titulo, decir }) => {
          const dicho = decir(cifras, buscado);
          return dicho && <CifraDelDia key={titulo} titulo={titulo} {...dicho} />;
        })}
      </Box>
      {cambio ? <Typography sx={SOLO_EN_PAPEL}>{`${CAMBIO}: ${cambio}`}</Typography> : null}
    </>
  );
}
