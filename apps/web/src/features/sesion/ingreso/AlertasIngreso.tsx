import Stack from '@mui/material/Stack';
import { Aviso } from './Aviso.tsx';
import type { Falla } from './useIngreso.ts';

/** What went wrong with the last attempt. */
export function AlertasIngreso({ falla }: { falla: Falla }) {
  return (
    <Stack spacing={1}>
      {falla.credenciales ? <Aviso tipo="error">Verifique los datos de su cuenta</Aviso> : null}
      <Aviso tipo="aviso">Por favor verifique los datos introducidos.</Aviso>
      {falla.mensaje ? <Aviso tipo={falla.conexion ? 'error' : 'nota'}>{falla.mensaje}</Aviso> : null}
    </Stack>
  );
}
