import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

interface Props {
  /** The page is higher than a wide screen, too. */
  tall?: boolean | undefined;
}

/** Keeps the place of a page being fetched; on a telephone it fills the screen, so that no footer jumps away. */
export const PageSkeleton = ({ tall = false }: Props) => (
  <Stack
    spacing={2}
    sx={{ minHeight: { xs: '100vh', sm: tall ? '100vh' : 'auto' } }}
    aria-busy="true"
    aria-label="Cargando"
    role="status"
  >
    <Skeleton variant="rounded" width={280} height={30} />
    <Skeleton variant="rounded" height={96} />
    <Skeleton variant="rounded" height={320} />
  </Stack>
);

export const TextSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <Stack spacing={0.5} aria-busy="true" aria-label="Cargando" role="status">
    {Array.from({ length: lines }, (_, i) => `linea-${i}`).map((clave) => (
      <Skeleton key={clave} />
    ))}
  </Stack>
);
