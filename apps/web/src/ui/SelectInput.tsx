import type { SelectProps } from '@mui/material/Select';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { CloseOnBack } from './use-close-on-back.ts';

interface Props extends Omit<TextFieldProps, 'select' | 'size' | 'slotProps'> {
  slotProps?: { select?: SelectProps; inputLabel?: { shrink: boolean } };
}

/** Back closes its list before it leaves the page. */
export function SelectInput({ slotProps = {}, ...rest }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <TextField
        {...rest}
        select
        size="small"
        slotProps={{ ...slotProps, select: { ...slotProps.select, open, onOpen: () => setOpen(true), onClose: close } }}
      />
      {open ? <CloseOnBack onBack={close} /> : null}
    </>
  );
}
