import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Perfil } from '@sgpa/contract/v1/perfil';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ErrorApi, mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { permite } from '../../../lib/permisos.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import type { DeQuien } from '../grafico/enlaces.ts';
import { type Buscado, enTitulo, filtroDe } from './buscado.ts';
import { CifraDelDia } from './CifraDelDia.tsx';
import { CAMBIO, explicarCambio, FIGURAS } from './figuras.tsx';

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
