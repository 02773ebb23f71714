import MenuItem from '@mui/material/MenuItem';
import { TODOS_LOS_ENTES } from '@sgpa/domain/asegurado/lista-asegurados';
import { useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { SelectInput } from '../../../ui/SelectInput.tsx';
import { useEntesGestores } from '../../catalogo/use-listas.ts';
import { type Buscado, type Ente, enTitulo } from './buscado.ts';

/** Keeps a card's own choice of managing entity; each search of the page sets it anew. */
export function useEntePropio(buscado: Buscado) {
  const [ente, setEnte] = useState(buscado.ente);
  const [contado, setContado] = useState(buscado.ente);
  const [ultimo, setUltimo] = useState(buscado);
  if (buscado !== ultimo) {
    setUltimo(buscado);
    setEnte(buscado.ente);
    setContado(buscado.ente);
  }
  // Beside cards of one managing entity the title says 'all of them' too.
  const enSuTitulo = contado ?? (buscado.ente && TODOS_LOS_ENTES);
  return {
    /** The managing entity is the one chosen in the field, counted or not. */
    ente,
    setEnte,
    filtro: { idEnteGestor: contado?.id ?? null, idEnteEmpleador: buscado.empleador?.id ?? null },
    deQuien: enTitulo({ ...buscado, ente: enSuTitulo }),
    /** Counts the managing entity that was chosen. */
    contar: () => setContado(ente),
  };
}

/** Lets the authority choose; zero stands for all of them (document 1 §9). */
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
