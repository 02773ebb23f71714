import { useState } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface FormTextFieldProps<T extends FieldValues>
  extends Omit<TextInputProps, 'ref' | 'inputRef' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> {
  control: Control<T>;
  name: FieldPath<T>;
  /** The rules check the field of a form without a resolver. */
  rules?: Pick<RegisterOptions<T>, 'validate'>;
  /** Says what is wrong with what was typed, once the field is left; the form asks for what is blank. */
  check?: ((text: string) => string | undefined) | undefined;
}

export function FormTextField<T extends FieldValues>({ control, name, rules, check, ...rest }: FormTextFieldProps<T>) {
  /** The field was left after the last change. */
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
