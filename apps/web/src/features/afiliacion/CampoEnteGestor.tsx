import type { UseFormReturn } from 'react-hook-form';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { useEntesElegibles } from '../catalogo/use-listas.ts';

interface Props {
  form: UseFormReturn<{ id_ente_gestor: string }>;
  /** Nobody else chooses: their managing entity is that of their account. */
  eligeEnte: boolean;
  disabled?: boolean;
  onPick?: () => void;
}

/** In which managing entity the authority registers. */
export function CampoEnteGestor({ form: { control }, eligeEnte, disabled, onPick }: Props) {
  const entes = useEntesElegibles(eligeEnte).map(({ id, value }) => ({ value: String(id), label: value }));
  if (!eligeEnte) return null;
  return (
    <FormSelect
      control={control}
      name="id_ente_gestor"
      label="ENTE GESTOR"
      required
      disabled={disabled}
      options={entes}
      onPick={onPick}
    />
  );
}
