import MenuItem from '@mui/material/MenuItem';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { SelectInput } from './SelectInput.tsx';

interface Option {
  value: string | number;
  label: string;
  /** The option can no longer be chosen, and is there for who has it. */
  ended?: boolean;
  /** The heading stands over an option apart from its neighbours, whose order stays. */
  apart?: string;
}

const APART = {
  my: 1,
  py: 1,
  borderBlock: 1,
  borderColor: 'divider',
  flexDirection: 'column',
  alignItems: 'flex-start',
  // The heading is not part of the option's text or name.
  '&::before': { content: 'attr(data-apart) / ""', typography: 'caption', color: 'error.main' },
} as const;

/** Without a value too the field is not empty. */
const ALL = { select: { displayEmpty: true }, inputLabel: { shrink: true } } as const;

export interface FormSelectProps<T extends FieldValues> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  options: readonly Option[];
  help?: string;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  /** The first choice stands for "none". */
  emptyLabel?: string;
  /** The first choice of a filter stands for all of them, and in the field while nothing is chosen. */
  allLabel?: string;
  /** Runs after the person (not the program) chose another option, as to clear what depends on it. */
  onPick?: (value: string) => void;
}

/** Joins a select to a React Hook Form. A value that is not among the options (yet) shows as empty. */
export const FormSelect = <T extends FieldValues>({
  control,
  name,
  options,
  help,
  allLabel,
  emptyLabel = allLabel,
  onPick,
  ...rest
}: FormSelectProps<T>) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { ref, value, ...field }, fieldState: { error } }) => (
      <SelectInput
        {...rest}
        {...field}
        value={options.some((option) => option.value === value) ? value : ''}
        onChange={(event) => {
          field.onChange(event);
          onPick?.(event.target.value);
        }}
        slotProps={allLabel === undefined ? {} : ALL}
        inputRef={ref}
        fullWidth
        error={error !== undefined}
        helperText={error?.message ?? help}
      >
        {emptyLabel === undefined ? null : <MenuItem value="">{emptyLabel}</MenuItem>}
        {options
          .filter(({ ended, value: own }) => !ended || own === value)
          .map((option) => (
            <MenuItem
              key={option.value}
              value={option.value}
              data-apart={option.apart}
              sx={option.apart ? APART : undefined}
            >
              {option.label}
            </MenuItem>
          ))}
      </SelectInput>
    )}
  />
);
