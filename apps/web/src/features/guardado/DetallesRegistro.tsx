import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';

/** Why the affiliation was not saved, in the server's words; it stays after the notice has gone. */
export function DetallesRegistro({ detalles }: { detalles: readonly string[] }) {
  const region = useRef<HTMLDivElement>(null);
  const hay = detalles.length > 0;
  useEffect(() => {
    if (hay) region.current?.scrollIntoView({ block: 'center' });
  }, [hay]);
  return (
    <div ref={region} aria-live="polite">
      {hay ? (
        <Alert severity="warning" role="none">
          {detalles.map((detalle) => (
            <div key={detalle}>{detalle}</div>
          ))}
        </Alert>
      ) : null}
    </div>
  );
}
