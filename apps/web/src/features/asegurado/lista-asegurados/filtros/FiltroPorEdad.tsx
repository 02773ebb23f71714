import MenuItem from '@mui/material/MenuItem';
import { DIAS_POR_EDAD } from '@sgpa/domain/asegurado/lista-asegurados';
import { SelectInput } from '../../../../ui/SelectInput.tsx';
import type { Filtros } from '../busqueda.ts';

interface Props {
  valor: Filtros['porEdad'];
  alCambiar: (valor: Filtros['porEdad']) => void;
}

export default function FiltroPorEdad({ valor, alCambiar }: Props) {
  return (
    <SelectInput
      fullWidth
      label="POR EDAD"
      value={valor?.toString() ?? ''}
      onChange={({ target }) => alCambiar(DIAS_POR_EDAD.find((dias) => String(dias) === target.value) ?? null)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">TODOS</MenuItem>
      {DIAS_POR_EDAD.map((dias) => (
        <MenuItem key={dias} value={String(dias)}>
          En {dias} días
        </MenuItem>
      ))}
    </SelectInput>
  );
}
