import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
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
  /** The text is said where nothing was chosen, in a form without a resolver. */
  required?: string;
  column?: boolean;
}

/** The mark stands beside the first line of a text that goes on below, with room between two texts. */
const COLUMN = { alignItems: 'flex-start', my: 0.5, '& .MuiRadio-root': { py: 0.25 } };

/** Shows a few choices of a React Hook Form, all in view. */
export function FormRadioGroup<T extends FieldValues>(props: Props<T>) {
  const { control, name, label, options, disabled, required, column = false } = props;
  const id = useId();
  return (
    <Controller
      control={control}
      name={name}
      rules={required === undefined ? {} : { required }}
      render={({ field: { ref, value, ...field }, fieldState: { error } }) => (
        <FormControl disabled={disabled} error={error !== undefined}>
          <FormLabel id={id}>{label}</FormLabel>
          <RadioGroup
            row={!column}
            aria-labelledby={id}
            aria-describedby={`${id}-error`}
            {...field}
            value={value ?? ''}
          >
            {options.map((option, i) => (
              <FormControlLabel
                key={option.value}
                value={option.value}
                label={option.label}
                sx={column ? COLUMN : undefined}
                control={<Radio size="small" slotProps={{ input: { ref: i === 0 ? ref : undefined } }} />}
              />
            ))}
          </RadioGroup>
          <FormHelperText id={`${id}-error`} sx={{ m: 0 }}>
            {error?.message}
          </FormHelperText>
        </FormControl>
      )}
    />
  );
}
