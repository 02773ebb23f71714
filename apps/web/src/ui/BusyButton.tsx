import Button, { type ButtonProps } from '@mui/material/Button';

/**
 * Submits a form that asks somebody. While it waits it looks locked (the theme's word) but is not `disabled`, which would lose the keyboard's
 * focus: the form itself refuses a second call.
 */
export function BusyButton({ busy, ...props }: ButtonProps & { busy: boolean }) {
  return <Button {...props} type="submit" variant="contained" aria-disabled={busy} />;
}
