import Stack from '@mui/material/Stack';
import { Aviso } from './Aviso.tsx';
import type { Falla } from './useIngreso.ts';

/** Says what went wrong with the last attempt; the server's own reason precedes anything general. */
export function AlertasIngreso({ falla }: { falla: Falla }) {
  return (
    <Stack spacing={1}>
      {falla.mensaje ? <Aviso tipo="error">{falla.mensaje}</Aviso> : null}
      {falla.credenciales ? <Aviso tipo="error">Verifique los datos de su cuenta</Aviso> : null}
      <Aviso tipo="aviso">Por favor verifique los datos introducidos.</Aviso>
    </Stack>
  );
}
