import Alert from '@mui/material/Alert';
import { avisoDeRelleno } from '@sgpa/domain/shared/nombre-de-relleno';

export function AvisoDeRelleno({ persona }: { persona: Parameters<typeof avisoDeRelleno>[0] }) {
  const aviso = avisoDeRelleno(persona);
  return aviso === null ? null : (
    <Alert severity="warning" role="note">
      {aviso}
    </Alert>
  );
}
