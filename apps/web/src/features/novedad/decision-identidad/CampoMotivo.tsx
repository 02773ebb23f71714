import { MAX_MOTIVO_DECISION } from '@sgpa/domain/identidad/textos-decision';
import type { FieldValues } from 'react-hook-form';
import { FormTextField, type FormTextFieldProps } from '../../../ui/FormTextField.tsx';

const requerido = (texto: unknown): string | true => String(texto).trim() !== '' || 'Este campo es requerido.';

/** The reason goes on record. */
export const CampoMotivo = <T extends FieldValues>(
  props: Pick<FormTextFieldProps<T>, 'control' | 'name' | 'label' | 'autoFocus'>,
) => (
  <FormTextField
    {...props}
    required
    multiline
    minRows={3}
    maxLength={MAX_MOTIVO_DECISION}
    rules={{ validate: requerido }}
  />
);
