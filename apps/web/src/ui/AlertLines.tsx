import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

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
