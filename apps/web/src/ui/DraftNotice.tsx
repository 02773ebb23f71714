import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface Props {
  draft: { recuperado: boolean; descartar: () => void };
}

/** Says that what was typed before is in the form again. */
export function DraftNotice({ draft: { recuperado, descartar } }: Props) {
  if (!recuperado) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={descartar}>
          Descartar
        </Button>
      }
    >
      Se recuperó lo que usted escribió antes y no guardó.
    </Alert>
  );
}
