import { useEffect, useRef } from 'react';
import { AlertLines } from '../../ui/AlertLines.tsx';

/** Says in the server's words why the affiliation was not saved; it stays after the notice has gone. */
export function DetallesRegistro({ detalles }: { detalles: readonly string[] }) {
  const region = useRef<HTMLDivElement>(null);
  const hay = detalles.length > 0;
  useEffect(() => {
    if (hay) region.current?.scrollIntoView({ block: 'center' });
  }, [hay]);
  return (
    <div ref={region} aria-live="polite">
      <AlertLines severity="warning" lines={detalles} />
    </div>
  );
}
