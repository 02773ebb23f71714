import { BlockingDialog } from './BlockingDialog.tsx';
import { BusyButton } from './BusyButton.tsx';
import { FootButtons } from './FootButtons.tsx';

interface Props {
  busy: boolean;
  submit?: string;
  /** Submitting takes something away. */
  grave?: boolean;
  leave?: string;
  onLeave: () => void;
}

/** Offers both ways out of a form that is saved, and holds the screen while it saves. */
export const FormButtons = ({ busy, submit = 'Guardar', grave = false, leave = 'Cerrar', onLeave }: Props) => (
  <>
    <FootButtons leave={leave} onLeave={onLeave}>
      <BusyButton busy={busy} color={grave ? 'error' : 'primary'}>
        {submit}
      </BusyButton>
    </FootButtons>
    <BlockingDialog open={busy} title="Procesando registro" />
  </>
);
