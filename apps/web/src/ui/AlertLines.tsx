import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  severity: 'success' | 'info' | 'warning' | 'error';
  lines: readonly string[];
  action?: ReactNode;
}

/** Shows messages one below the other; the region around it says when they are read aloud. */
export function AlertLines({ severity, lines, action }: Props) {
  if (lines.length === 0) return null;
  return (
    <Alert severity={severity} role="none" action={action}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}

interface PropsOfRegion {
  /** There is something in it, which is brought into view and stays after the notice has gone. */
  shown: boolean;
  children: ReactNode;
}

export function AlertRegion({ shown, children }: PropsOfRegion) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) region.current?.scrollIntoView({ block: 'center' });
  }, [shown]);
  return (
    <div ref={region} aria-live="polite">
      {children}
    </div>
  );
}
