import Button, { type ButtonProps } from '@mui/material/Button';
import type { MouseEvent } from 'react';

/** An empty field left for the button would say what it lacks, and the button would move away from under the press. */
function keepEmptyField(press: MouseEvent): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && field.value === '') press.preventDefault();
}

/**
 * Submits a form that asks somebody. While it waits it looks locked (the theme's word) but is not `disabled`, which
 * would lose the keyboard's focus: the form itself refuses a second call.
 */
export const BusyButton = ({ busy, ...props }: ButtonProps & { busy: boolean }) => (
  <Button {...props} type="submit" variant="contained" aria-disabled={busy} onMouseDown={keepEmptyField} />
);
