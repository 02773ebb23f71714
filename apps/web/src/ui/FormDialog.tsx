import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEventHandler, type ReactNode, useId } from 'react';
import { AlertLines } from './AlertLines.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FormButtons } from './FormButtons.tsx';
import { FormStack } from './FormStack.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useCloseOnceSaved } from './use-close-once-saved.ts';
import { useConfirm } from './use-confirm.tsx';
import { DISCARD } from './use-leave-guard.ts';

interface Props {
  title: string;
  dirty: boolean;
  /** The draft goes with what is saved or discarded. */
  draft: { recuperado: boolean; descartar: () => void; olvidar: () => void };
  busy: boolean;
  result: { logrado: boolean; mensajes: readonly string[] } | null;
  submit: string;
  /** Submitting takes something away. */
  grave?: boolean;
  onSubmit: FormEventHandler;
  onLeave: () => void;
  onSaved: () => void;
  children: ReactNode;
}

/** Shows a form without an address of its own: it is mounted while open, and asks before it discards. */
export function FormDialog(props: Props) {
  const { title, dirty, draft, busy, result, submit, grave = false, onSubmit, onLeave, onSaved, children } = props;
  const id = useId();
  const confirm = useConfirm();
  useCloseOnceSaved({ dirty, saved: result?.logrado === true, draft }, onSaved);
  // Closing is no change of address, which the guard would ask about.
  async function leave() {
    if (dirty && !(await confirm(DISCARD))) return;
    draft.olvidar();
    onLeave();
  }
  useCloseOnBack(() => void leave());
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') void leave();
      }}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <FormStack onSubmit={onSubmit}>
        <DialogContent dividers sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <DraftNotice draft={draft} />
          {children}
          <div aria-live="polite">
            <AlertLines severity="error" lines={result?.mensajes ?? []} />
          </div>
        </DialogContent>
        <DialogActions>
          <FormButtons busy={busy} submit={submit} grave={grave} onLeave={() => void leave()} />
        </DialogActions>
      </FormStack>
    </Dialog>
  );
}
