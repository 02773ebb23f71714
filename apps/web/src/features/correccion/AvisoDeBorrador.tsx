import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** The form does not show the record alone: what was typed before, and not saved, is over it. */
export function AvisoDeBorrador({ alDescartar }: { alDescartar: () => void }) {
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={alDescartar}>
          Descartar
        </Button>
      }
    >
      Se recuperó lo que usted escribió antes y no guardó.
    </Alert>
  );
}
