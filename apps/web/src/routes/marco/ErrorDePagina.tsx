import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ErrorState } from '../../ui/ErrorState.tsx';

/** Stands for a page that failed while drawing, or whose code could not be fetched, as after an update. */
export const ErrorDePagina = () => (
  <Stack spacing={2}>
    <Typography variant="h1">No se pudo mostrar la página</Typography>
    <ErrorState
      text="La página no pudo cargarse. Puede que haya una nueva versión o un problema de conexión. Lo que escribió sigue guardado en esta pestaña."
      onRetry={() => location.reload()}
    />
  </Stack>
);
