import Stack from '@mui/material/Stack';
import type { FormEventHandler, ReactNode, Ref } from 'react';
import { useSendKeys } from './use-send-keys.ts';

interface Props {
  ref?: Ref<HTMLFormElement>;
  onSubmit: FormEventHandler;
  'aria-busy'?: boolean;
  children: ReactNode;
}

/** Stacks the parts of a form, which we check ourselves and which the keys send too. */
export const FormStack = (props: Props) => (
  <Stack component="form" {...useSendKeys()} noValidate spacing={2} {...props} />
);
