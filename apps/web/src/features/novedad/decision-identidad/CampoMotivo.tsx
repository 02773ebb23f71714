import { MAX_MOTIVO_DECISION } from '@sgpa/domain/identidad/textos-decision';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormTextField } from '../../../ui/FormTextField.tsx';

interface Props<T extends FieldValues> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  autoFocus?: boolean;
}

const requerido = (texto: string): string | true => texto.trim() !== '' || 'Este campo es requerido.';

/** The reason goes on record. */
export const CampoMotivo = <T extends FieldValues>({ autoFocus = false, ...resto }: Props<T>) => (
  <FormTextField
    {...resto}
    required
    autoFocus={autoFocus}
    multiline
    minRows={3}
    maxLength={MAX_MOTIVO_DECISION}
    rules={{ validate: (texto) => requerido(String(texto)) }}
  />
);
