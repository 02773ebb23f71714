import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';

interface Props<T extends FieldValues> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  options: readonly { value: string; label: string }[];
  disabled?: boolean;
}

/** A few choices of a React Hook Form, all in view. */
export function FormRadioGroup<T extends FieldValues>({ control, name, label, options, disabled }: Props<T>) {
  const id = useId();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, ...field } }) => (
        <FormControl disabled={disabled}>
          <FormLabel id={id}>{label}</FormLabel>
          <RadioGroup row aria-labelledby={id} {...field} value={value ?? ''}>
            {options.map((option, i) => (
              <FormControlLabel
                key={option.value}
                value={option.value}
                label={option.label}
                control={<Radio size="small" slotProps={{ input: { ref: i === 0 ? ref : undefined } }} />}
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
    />
  );
}
