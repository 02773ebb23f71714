import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** Stands for a part of the page that could not be loaded; the rest goes on working. */
export function ErrorState({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const boton = onRetry ? (
    <Button color="inherit" size="small" onClick={onRetry}>
      Reintentar
    </Button>
  ) : undefined;
  return (
    <Alert severity="error" action={boton}>
      {text}
    </Alert>
  );
}
