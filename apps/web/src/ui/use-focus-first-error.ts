import { type RefObject, useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';

interface State {
  submitCount: number;
  errors: FieldErrors<FieldValues>;
}

/**
 * After a submit that did not pass, takes the person to the first wrong field as it stands on the page (the form itself
 * only knows the order in which the fields were mounted).
 */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, { submitCount, errors }: State): void {
  const wrong = Object.keys(errors).length > 0;
  // Only a submit moves the focus, not each corrected field.
  const attended = useRef(0);
  useEffect(() => {
    if (submitCount === attended.current) return;
    attended.current = submitCount;
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus();
  }, [submitCount, wrong, form]);
}
