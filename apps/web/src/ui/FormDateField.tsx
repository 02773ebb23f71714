import { type Control, Controller, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form';
import { DateField, type DateFieldOptions } from './DateField.tsx';

export interface FormDateFieldProps<T extends FieldValues> extends DateFieldOptions {
  control: Control<T>;
  name: FieldPath<T>;
  /** The rules check the field of a form without a resolver. */
  rules?: Pick<RegisterOptions<T>, 'validate'>;
}

/** Joins a date to a React Hook Form: its value is the typed text, DD/MM/YYYY when whole. */
export const FormDateField = <T extends FieldValues>({ control, name, rules, ...rest }: FormDateFieldProps<T>) => (
  <Controller
    control={control}
    name={name}
    rules={rules}
    render={({ field: { ref, value, ...field }, fieldState: { error } }) => (
      <DateField {...rest} {...field} value={value ?? ''} inputRef={ref} error={error?.message} />
    )}
  />
);
