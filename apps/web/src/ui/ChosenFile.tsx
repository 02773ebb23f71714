import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Props {
  /** It is empty until a file is chosen. */
  name: string;
  /** It says what is expected, as long as there is no file. */
  hint: string;
  /** It says what is wrong with there being no file. */
  error?: string | undefined;
  /** It is absent where nothing may be changed any more. */
  onRemove?: (() => void) | undefined;
}

/** Says under a `FilePicker` which file goes with the form. */
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
