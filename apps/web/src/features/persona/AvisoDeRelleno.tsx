import Alert from '@mui/material/Alert';
import { avisoDeRelleno } from '@sgpa/domain/shared/nombre-de-relleno';

/** Says beside a person's name that a part of it is a filler. */
export function AvisoDeRelleno({ persona }: { persona: Parameters<typeof avisoDeRelleno>[0] }) {
  const aviso = avisoDeRelleno(persona);
  return aviso === null ? null : (
    <Alert severity="warning" role="note">
      {aviso}
    </Alert>
  );
}
