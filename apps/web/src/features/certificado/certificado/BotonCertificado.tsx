import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface Props {
  emitiendo: boolean;
  alEmitir: () => void;
}

/** Waits without losing the focus; a second press while it does is none. */
export function BotonCertificado({ emitiendo, alEmitir }: Props) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <Button variant="contained" aria-disabled={emitiendo} onClick={emitiendo ? undefined : alEmitir}>
        Certificado
      </Button>
    </Stack>
  );
}
