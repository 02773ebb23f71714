import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface Props {
  sizes: readonly number[];
  value: number;
  onChange: (size: number) => void;
}

export default function PageSizeSelect({ sizes, value, onChange }: Props) {
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
