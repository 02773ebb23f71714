import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface Props<T extends string> {
  label: string;
  options: readonly T[];
  value: T;
  onChange: (value: T) => void;
  stacked?: boolean;
  dense?: boolean;
}

/** The chosen word stands out, in the dark theme too. */
const BUTTON = {
  px: 1.5,
  height: 40,
  flexGrow: 1,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  '&.Mui-selected': { fontWeight: 600 },
} as const;
const DENSE = { ...BUTTON, px: 1.25, height: 36 } as const;
/** A finger may press no smaller one. */
const STACKED = { ...BUTTON, px: 0.75, py: 0, height: 24, fontSize: '0.75rem', lineHeight: 1 } as const;

/** Shows a few words, all in view; one is always chosen. */
export const ToggleChoice = <T extends string>({
  label,
  options,
  value,
  onChange,
  stacked = false,
  dense = false,
}: Props<T>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    orientation={stacked ? 'vertical' : 'horizontal'}
    color="primary"
    aria-label={label}
    value={value}
    onChange={(_, chosen: T | null) => {
      if (chosen !== null) onChange(chosen);
    }}
  >
    {options.map((option) => (
      <ToggleButton key={option} value={option} sx={stacked ? STACKED : dense ? DENSE : BUTTON}>
        {option}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
