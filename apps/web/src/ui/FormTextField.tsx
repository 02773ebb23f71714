import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type Control, Controller, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form';
import { isPaste } from './is-paste.ts';

type Passed = Pick<
  TextFieldProps,
  'disabled' | 'multiline' | 'minRows' | 'type' | 'autoComplete' | 'autoFocus' | 'placeholder' | 'required'
>;

interface Props<T extends FieldValues> extends Passed {
  control: Control<T>;
  name: FieldPath<T>;
  /** Checks of the field, for forms without a resolver. */
  rules?: Pick<RegisterOptions<T>, 'validate'>;
  label: string;
  help?: string;
  maxLength?: number;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  readOnly?: boolean;
  /** Applied to what is typed, as upper case. */
  transform?: (text: string) => string;
  /** Applied to the whole text once it is pasted, left or sent by Enter: typing is not disturbed. */
  normalize?: (text: string) => string;
}

/** Text field of a React Hook Form. The help or error text is tied to the input by `aria-describedby`. */
export function FormTextField<T extends FieldValues>(props: Props<T>) {
  const { control, name, rules, label, help, maxLength, inputMode, readOnly, transform, normalize, ...rest } = props;
  function settle(text: string, onChange: (text: string) => void) {
    const settled = normalize ? normalize(text) : text;
    if (settled !== text) onChange(settled);
  }

  return (
    <Controller
      control={control}
      name={name}
      rules={rules}
      render={({ field: { ref, onChange, onBlur, value, ...field }, fieldState: { error } }) => (
        <TextField
          {...rest}
          {...field}
          value={value ?? ''}
          onChange={({ target, nativeEvent }) => {
            const text = transform ? transform(target.value) : target.value;
            onChange(normalize && isPaste(nativeEvent) ? normalize(text) : text);
          }}
          onBlur={() => {
            settle(value ?? '', onChange);
            onBlur();
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') settle(value ?? '', onChange);
          }}
          inputRef={ref}
          size="small"
          fullWidth
          label={label}
          error={error !== undefined}
          helperText={error?.message ?? help}
          slotProps={{ input: { readOnly }, htmlInput: { maxLength, inputMode } }}
        />
      )}
    />
  );
}
