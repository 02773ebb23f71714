import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BlockingDialog } from './BlockingDialog.tsx';
import { BusyButton } from './BusyButton.tsx';

interface Props {
  busy: boolean;
  /** On the button that submits. */
  submit?: string;
  /** Submitting takes something away. */
  grave?: boolean;
  leave?: string;
  onLeave: () => void;
}

/** The two ways out of a form that is saved, and the screen held while it is. */
export const FormButtons = ({ busy, submit = 'Guardar', grave = false, leave = 'Cerrar', onLeave }: Props) => (
  <>
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexGrow: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
      <Button onClick={onLeave}>{leave}</Button>
      <BusyButton busy={busy} color={grave ? 'error' : 'primary'}>
        {submit}
      </BusyButton>
    </Stack>
    <BlockingDialog open={busy} title="Procesando registro" />
  </>
);
