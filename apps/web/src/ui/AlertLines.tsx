import Alert from '@mui/material/Alert';

interface Props {
  severity: 'success' | 'info' | 'warning' | 'error';
  lines: readonly string[];
}

/** Messages one below the other; nothing while there are none. The region around it says when it is read aloud. */
export function AlertLines({ severity, lines }: Props) {
  if (lines.length === 0) return null;
  return (
    <Alert severity={severity} role="none">
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}
