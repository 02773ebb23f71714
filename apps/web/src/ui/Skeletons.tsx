import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

interface Props {
  /** On a wide screen, too: for a page that is higher than it. */
  tall?: boolean | undefined;
}

/** Place of a page that is being fetched; on a telephone as high as the screen, so that no footer jumps away when the page comes. */
export function PageSkeleton({ tall = false }: Props) {
  return (
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
}

/** Place of a few lines of text. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Stack spacing={0.5} aria-busy="true" aria-label="Cargando" role="status">
      {Array.from({ length: lines }, (_, i) => `linea-${i}`).map((clave) => (
        <Skeleton key={clave} />
      ))}
    </Stack>
  );
}
