import MenuItem from '@mui/material/MenuItem';
import { TODOS_LOS_ENTES } from '@sgpa/domain/asegurado/lista-asegurados';
import { mensajeDeError } from '../../../../lib/error-api.ts';
import { SelectInput } from '../../../../ui/SelectInput.tsx';
import { useEntesGestores } from '../../../catalogo/use-listas.ts';

export default function FiltroEnte({ valor, alCambiar }: { valor: number; alCambiar: (id: number) => void }) {
  const { data, error } = useEntesGestores(true);
  const entes = [TODOS_LOS_ENTES, ...(data ?? []).filter(({ id }) => id !== TODOS_LOS_ENTES.id)];
  // Until the list is here, an id of the address stays as it came.
  const falta = !entes.some(({ id }) => id === valor);
  return (
    <SelectInput
      fullWidth
      label="ENTE GESTOR"
      // The field may be too narrow for the name.
      title={entes.find(({ id }) => id === valor)?.value}
      value={valor}
      error={error !== null}
      helperText={error ? mensajeDeError(error) : undefined}
      onChange={({ target }) => alCambiar(Number(target.value))}
    >
      {falta ? <MenuItem value={valor}>{data ? `Ente gestor N.º ${valor}` : 'Cargando…'}</MenuItem> : null}
      {entes.map(({ id, value }) => (
        <MenuItem key={id} value={id}>
          {value}
        </MenuItem>
      ))}
    </SelectInput>
  );
}
