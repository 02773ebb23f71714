import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Props {
  name: string;
  hint: string;
  error?: string | undefined;
  /** The button is absent where nothing may be changed any more. */
  onRemove?: (() => void) | undefined;
}

export function ChosenFile({ name, hint, error, onRemove }: Props) {
  if (name === '') {
    return (
      <Typography variant="body2" color={error === undefined ? 'textSecondary' : 'error'}>
        {error ?? hint}
      </Typography>
    );
  }
  return (
    <Alert
      severity="success"
      role="none"
      sx={{ overflowWrap: 'anywhere' }}
      action={
        onRemove === undefined ? null : (
          <Button color="inherit" size="small" onClick={onRemove}>
            Quitar
          </Button>
        )
      }
    >
      {name}
    </Alert>
  );
}
