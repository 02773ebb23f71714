import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Props {
  /** The file's name; empty until one is chosen. */
  name: string;
  /** What is expected, as long as there is none. */
  hint: string;
  /** What is wrong with there being none. */
  error?: string | undefined;
  /** Takes it away again; absent where nothing is to be changed any more. */
  onRemove?: (() => void) | undefined;
}

/** Under a `FilePicker`: which file goes with the form. */
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
