import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';

interface Props {
  /** The server's words after a refusal; null when there was none. */
  conflicto: string | null;
  /** Names of the fields that somebody else changed too; null when nothing was loaded anew. */
  encontrados: readonly string[] | null;
  cargando: boolean;
  alCargar: () => void;
}

/** The record is not what the form was filled with: why nothing was saved, and how to go on without losing what was typed. */
export function AvisoDeCambio({ conflicto, encontrados, cargando, alCargar }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const hay = conflicto !== null;
  useEffect(() => {
    if (hay) region.current?.scrollIntoView({ block: 'center' });
  }, [hay]);

  return (
    <div ref={region} aria-live="polite">
      {conflicto === null ? null : (
        <Alert severity="warning" role="none">
          <div>{conflicto}</div>
          <div>Lo que usted escribió se conserva en el formulario.</div>
          <Button
            color="inherit"
            variant="outlined"
            size="small"
            aria-disabled={cargando}
            onClick={alCargar}
            sx={{ mt: 1 }}
          >
            Cargar los datos actuales
          </Button>
        </Alert>
      )}
      {conflicto === null && encontrados !== null ? (
        <Alert severity="info" role="none">
          <div>
            El registro cambió y se cargaron sus datos actuales. Lo que usted escribió se conserva: revíselo antes de
            guardar.
          </div>
          {encontrados.length > 0 ? <div>{`También los cambió otra persona: ${encontrados.join(', ')}.`}</div> : null}
        </Alert>
      ) : null}
    </div>
  );
}
