import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { ProgressBar } from './ProgressBar.tsx';
import { useHoldBack } from './use-hold-back.ts';

function HeldBack() {
  useHoldBack();
  return null;
}

/** Holds the screen, and the way back, while something is being written; it closes only when `open` turns false. */
export function BlockingDialog({ open, title }: { open: boolean; title: string }) {
  const id = useId();
  return (
    <Dialog open={open} aria-labelledby={id} aria-busy={open} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <ProgressBar label={title} />
        {open ? <HeldBack /> : null}
      </DialogContent>
    </Dialog>
  );
}
