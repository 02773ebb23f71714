import Button, { type ButtonProps } from '@mui/material/Button';

const BUSY = { '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' } };

/**
 * Submits a form that asks somebody. While it waits it looks locked but is not `disabled`, which would lose the keyboard's
 * focus: the form itself refuses a second call.
 */
export function BusyButton({ busy, sx, ...props }: ButtonProps & { busy: boolean }) {
  return (
    <Button
      {...props}
      type="submit"
      variant="contained"
      aria-disabled={busy}
      sx={[BUSY, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
