import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import OutlinedInput from '@mui/material/OutlinedInput';
import { revisarLargo } from '@sgpa/domain/shared/largo';
import { leerParrafos, leerTexto } from '@sgpa/domain/shared/texto';
import { type Ref, useId, useState } from 'react';
import { TOO_LONG } from './hold-too-long.ts';

/** A pasted text is read at once; a typed one is left alone until the field is left. */
const isPaste = (event: Event): boolean => event instanceof InputEvent && event.inputType === 'insertFromPaste';

type Passed = Pick<
  OutlinedInputProps,
  | 'disabled'
  | 'readOnly'
  | 'multiline'
  | 'minRows'
  | 'maxRows'
  | 'type'
  | 'autoComplete'
  | 'autoFocus'
  | 'placeholder'
  | 'required'
  | 'name'
  | 'onKeyDown'
  | 'endAdornment'
  | 'inputRef'
>;

export interface TextInputProps extends Passed {
  ref?: Ref<HTMLDivElement>;
  label: string;
  value: string;
  onChange: (text: string, input: HTMLInputElement | HTMLTextAreaElement) => void;
  onBlur?: () => void;
  error?: string | undefined;
  help?: string | undefined;
  /** The label stays on the upper edge, where the field is too narrow for it inside. */
  shrink?: boolean;
  /** The limit is of what was read: the browser's own would cut a paste, and a longer text must stay and be told. */
  maxLength?: number;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  /** Changes what is typed or pasted, as to upper case. */
  transform?: (text: string, pasted: boolean) => string;
  /** Changes the whole text once that is pasted, left or sent by Enter: typing is not disturbed. */
  normalize?: (text: string) => string;
  /** Tells what that reading left out. */
  told?: (text: string) => string | undefined;
}

/**
 * Draws a text field with its label and a line below it, tied to the input by `aria-describedby`. MUI's TextField is
 * the same parts, and brings select, menu and two more looks with it (8 KB) that a page of text fields never shows.
 */
export function TextInput(props: TextInputProps) {
  const { ref, label, onChange, onBlur, error, help, maxLength, inputMode, shrink, ...rest } = props;
  const { transform, normalize, told, value, onKeyDown, disabled, required, ...input } = rest;
  const id = useId();
  const [leftOut, setLeftOut] = useState<string>();
  /** All written text is read alike, before the field's own reading (acuerdos §12 'One reading of written text'). */
  const plain = (written: string) => (input.multiline ? leerParrafos(written) : leerTexto(written));
  const tooLong = maxLength === undefined ? undefined : revisarLargo(plain(value), maxLength)?.texto;
  const wrong = error ?? tooLong;
  const text = wrong ?? leftOut ?? help;

  function read(written: string): string {
    setLeftOut((before) => told?.(written) ?? before);
    const settled = normalize ? normalize(plain(written)) : plain(written);
    return maxLength !== undefined && settled.length > maxLength ? settled.trim() : settled;
  }

  function settle(target: HTMLInputElement | HTMLTextAreaElement) {
    const settled = read(value);
    if (settled !== value) onChange(settled, target);
  }

  return (
    <FormControl ref={ref} error={wrong !== undefined} disabled={disabled} required={required}>
      <InputLabel htmlFor={id} shrink={shrink}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        notched={shrink}
        value={value}
        onChange={({ target, nativeEvent }) => {
          const pasted = isPaste(nativeEvent);
          const typed = transform ? transform(target.value, pasted) : target.value;
          setLeftOut(undefined);
          onChange(pasted ? read(typed) : typed, target);
        }}
        onBlur={({ target }) => {
          settle(target);
          onBlur?.();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) settle(event.target);
          onKeyDown?.(event);
        }}
        slotProps={{
          input: {
            inputMode,
            ...(tooLong === undefined ? null : { [TOO_LONG]: true }),
            'aria-describedby': text ? `${id}-text` : undefined,
          },
        }}
      />
      {text ? <FormHelperText id={`${id}-text`}>{text}</FormHelperText> : null}
    </FormControl>
  );
}
