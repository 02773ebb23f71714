import Stack from '@mui/material/Stack';
import type { FormEventHandler, ReactNode, Ref } from 'react';
import { useSendKeys } from './use-send-keys.ts';

interface Props {
  ref?: Ref<HTMLFormElement>;
  onSubmit: FormEventHandler;
  'aria-busy'?: boolean;
  children: ReactNode;
}

/** A form, one part below the other, checked by ourselves and sent with the keys too. */
export function FormStack(props: Props) {
  return <Stack component="form" {...useSendKeys()} noValidate spacing={2} {...props} />;
}
