import type { ReactElement } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormDateField, type FormDateFieldProps } from './FormDateField.tsx';
import { FormSelect, type FormSelectProps } from './FormSelect.tsx';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';

export type FormField<T extends FieldValues> =
  | ({ kind: 'text' /** Letters become capitals as they are typed. */; upper?: boolean } & Omit<
      FormTextFieldProps<T>,
      'control' | 'transform'
    >)
  | ({ kind: 'date' } & Omit<FormDateFieldProps<T>, 'control'>)
  | ({ kind: 'select' } & Omit<FormSelectProps<T>, 'control'>)
  /** The field has a component of its own, in its place among the others. */
  | { kind: 'own'; name: FieldPath<T>; render: (control: Control<T>) => ReactElement };

const toUpper = (text: string): string => text.toUpperCase();

interface Props<T extends FieldValues> {
  control: Control<T>;
  field: FormField<T>;
}

function Field<T extends FieldValues>({ control, field }: Props<T>) {
  switch (field.kind) {
    case 'text': {
      const { kind: _, upper, ...rest } = field;
      return (
        <FormTextField
          control={control}
          // What was typed for one person is not offered for the next.
          autoComplete={rest.multiline ? undefined : 'off'}
          transform={upper ? toUpper : undefined}
          {...rest}
        />
      );
    }
    case 'date': {
      const { kind: _, ...rest } = field;
      return <FormDateField control={control} {...rest} />;
    }
    case 'select': {
      const { kind: _, ...rest } = field;
      return <FormSelect control={control} {...rest} />;
    }
    case 'own':
      return field.render(control);
  }
}

/** Draws the plain fields of a form in the order of their table; a row that does not apply is false. */
export const FormFields = <T extends FieldValues>(props: {
  control: Control<T>;
  fields: readonly (FormField<T> | false)[];
}) => props.fields.map((field) => field && <Field key={field.name} control={props.control} field={field} />);
