import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface Props<T extends number> {
  sizes: readonly T[];
  value: T;
  onChange: (size: T) => void;
}

export function PageSizeSelect<T extends number>({ sizes, value, onChange }: Props<T>) {
  return (
    <TextField
      select
      size="small"
      label="Filas por página"
      value={value}
      onChange={({ target }) => {
        const size = sizes.find((known) => known === Number(target.value));
        if (size !== undefined) onChange(size);
      }}
      sx={{ width: 136 }}
    >
      {sizes.map((size) => (
        <MenuItem key={size} value={size}>
          {size}
        </MenuItem>
      ))}
    </TextField>
  );
}
