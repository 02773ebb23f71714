import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';

interface Props {
  severity: 'success' | 'info' | 'warning' | 'error';
  lines: readonly string[];
  /** What one may do about it. */
  action?: ReactNode;
}

/** Messages one below the other; nothing while there are none. The region around it says when it is read aloud. */
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
