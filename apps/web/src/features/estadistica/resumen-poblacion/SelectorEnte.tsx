import MenuItem from '@mui/material/MenuItem';
import { TODOS_LOS_ENTES } from '@sgpa/domain/asegurado/lista-asegurados';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { SelectInput } from '../../../ui/SelectInput.tsx';
import { useEntesGestores } from '../../catalogo/use-listas.ts';
import type { Ente } from './buscado.ts';

/** For the authority; zero is all of them (document 1 §9). */
export function SelectorEnte({ valor, alCambiar }: { valor: Ente | null; alCambiar: (ente: Ente | null) => void }) {
  const { data, error } = useEntesGestores(true);
  const entes = [TODOS_LOS_ENTES, ...(data ?? []).filter(({ id }) => id !== TODOS_LOS_ENTES.id)];
  return (
    <SelectInput
      fullWidth
      label="ENTE GESTOR"
      value={valor?.id ?? TODOS_LOS_ENTES.id}
      error={error !== null}
      helperText={error ? mensajeDeError(error) : undefined}
      onChange={({ target }) => {
        const elegido = entes.find(({ id }) => id === Number(target.value));
        alCambiar(elegido === undefined || elegido.id === TODOS_LOS_ENTES.id ? null : elegido);
      }}
    >
      {entes.map(({ id, value }) => (
        <MenuItem key={id} value={id}>
          {value}
        </MenuItem>
      ))}
    </SelectInput>
  );
}
