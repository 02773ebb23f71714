import { COMPLEMENTO_MAX, limpiarComplemento, recortarComplemento } from '@sgpa/domain/shared/documento';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormTextField } from '../../ui/FormTextField.tsx';

interface Props<F extends FieldValues> {
  control: Control<F>;
  name: FieldPath<F>;
  label?: string;
  help?: string | undefined;
}

/** A third letter cannot be typed; what is pasted is read whole, and told where it is too long. */
export const CampoComplemento = <F extends FieldValues>({ label = 'Complemento', ...resto }: Props<F>) => (
  <FormTextField
    {...resto}
    label={label}
    maxLength={COMPLEMENTO_MAX}
    transform={(texto, pegado) => (pegado ? limpiarComplemento(texto) : recortarComplemento(texto))}
    autoComplete="off"
  />
);
