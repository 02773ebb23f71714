import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode, Ref } from 'react';

interface Props {
  leave?: string;
  onLeave?: (() => void) | undefined;
  leaveRef?: Ref<HTMLButtonElement>;
  /** The deed itself stands last. */
  children?: ReactNode;
}

/** Ends a form or a dialog on the right: first the way out, which looks the same everywhere, then the deed. */
export const FootButtons = ({ leave = 'Cerrar', onLeave, leaveRef, children }: Props) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexGrow: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
    {onLeave ? (
      <Button ref={leaveRef} variant="outlined" onClick={onLeave}>
        {leave}
      </Button>
    ) : null}
    {children}
  </Stack>
);
