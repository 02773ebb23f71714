import { useState } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface FormTextFieldProps<T extends FieldValues>
  extends Omit<TextInputProps, 'ref' | 'inputRef' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> {
  control: Control<T>;
  name: FieldPath<T>;
  /** Checks of the field, for forms without a resolver. */
  rules?: Pick<RegisterOptions<T>, 'validate'>;
  /** What is wrong with what was typed, told once the field is left; the form asks for what is blank. */
  check?: ((text: string) => string | undefined) | undefined;
}

/** Text field of a React Hook Form. */
export function FormTextField<T extends FieldValues>({ control, name, rules, check, ...rest }: FormTextFieldProps<T>) {
  /** Since what is there was typed. */
  const [left, setLeft] = useState(false);
  return (
    <Controller
      control={control}
      name={name}
      rules={rules}
      render={({ field: { ref, value, onChange, onBlur, ...field }, fieldState: { error } }) => (
        <TextInput
          {...rest}
          {...field}
          value={value ?? ''}
          onChange={(text) => {
            setLeft(false);
            onChange(text);
          }}
          onBlur={() => {
            setLeft(true);
            onBlur();
          }}
          inputRef={ref}
          error={error?.message ?? (left && value ? check?.(value) : undefined)}
        />
      )}
    />
  );
}
