import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';

interface Props {
  emitiendo: boolean;
  alEmitir: () => void;
}

/** It comes with what was found, and takes the focus: it is the next step. It keeps it while it waits; a second press then is none. */
export function BotonCertificado({ emitiendo, alEmitir }: Props) {
  const boton = useRef<HTMLButtonElement>(null);
  useEffect(() => boton.current?.focus(), []);
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <Button ref={boton} variant="contained" aria-disabled={emitiendo} onClick={emitiendo ? undefined : alEmitir}>
        Certificado
      </Button>
    </Stack>
  );
}
