import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { Falla } from './useIngreso.ts';

/** What went wrong with the last attempt; the region exists from the start so that it is announced when it fills. */
export function AlertasIngreso({ falla }: { falla: Falla | null }) {
  return (
    <Stack spacing={1} aria-live="assertive" aria-atomic="true">
      {falla?.credenciales ? (
        <Alert severity="error" role="none">
          Verifique los datos de su cuenta
        </Alert>
      ) : null}
      {falla ? (
        <Alert severity="warning" role="none">
          Por favor verifique los datos introducidos.
        </Alert>
      ) : null}
      {falla?.mensaje ? (
        <Alert severity={falla.conexion ? 'error' : 'info'} role="none">
          {falla.mensaje}
        </Alert>
      ) : null}
    </Stack>
  );
}
