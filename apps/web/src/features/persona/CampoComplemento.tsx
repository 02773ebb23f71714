import { recortarComplemento } from '@sgpa/domain/shared/documento';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormTextField } from '../../ui/FormTextField.tsx';

interface Props<F extends FieldValues> {
  control: Control<F>;
  name: FieldPath<F>;
  label?: string;
  help?: string | undefined;
}

/** Trimmed first, then cut: the browser's own limit would cut what was pasted with a blank before it. */
export const CampoComplemento = <F extends FieldValues>({ label = 'Complemento', ...resto }: Props<F>) => (
  <FormTextField {...resto} label={label} transform={recortarComplemento} autoComplete="off" />
);
