import type { SyntheticEvent } from 'react';

export const TOO_LONG = 'data-too-long';

/** A form with such a field isn't sent: the person is taken to it, where the limit is told. */
export function holdTooLong(event: SyntheticEvent<HTMLElement>): void {
  const { target, currentTarget: form } = event;
  // A form in a dialog over this one is not this one.
  if (target !== form) return;
  const field = form.querySelector<HTMLElement>(`[${TOO_LONG}="true"]`);
  if (field === null) return;
  event.preventDefault();
  event.stopPropagation();
  field.focus();
}
