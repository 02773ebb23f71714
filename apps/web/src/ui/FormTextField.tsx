import { type Control, Controller, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form';
import { TextInput, type TextInputProps } from './TextInput.tsx';

interface Props<T extends FieldValues>
  extends Omit<TextInputProps, 'ref' | 'inputRef' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> {
  control: Control<T>;
  name: FieldPath<T>;
  /** Checks of the field, for forms without a resolver. */
  rules?: Pick<RegisterOptions<T>, 'validate'>;
}

/** Text field of a React Hook Form. */
export function FormTextField<T extends FieldValues>({ control, name, rules, ...rest }: Props<T>) {
  return (
    <Controller
      control={control}
      name={name}
      rules={rules}
      render={({ field: { ref, value, onChange, ...field }, fieldState: { error } }) => (
        <TextInput
          {...rest}
          {...field}
          value={value ?? ''}
          onChange={(text) => onChange(text)}
          inputRef={ref}
          error={error?.message}
        />
      )}
    />
  );
}
