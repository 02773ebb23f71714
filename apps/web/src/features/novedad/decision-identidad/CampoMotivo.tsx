import { MAX_MOTIVO_DECISION } from '@sgpa/domain/identidad/decision';
import type { Control } from 'react-hook-form';
import { FormTextField } from '../../../ui/FormTextField.tsx';

const requerido = (texto: string): string | true => texto.trim() !== '' || 'Este campo es requerido.';

export const CampoMotivo = ({ control }: { control: Control<{ motivo: string }> }) => (
  <FormTextField
    control={control}
    name="motivo"
    label="Motivo de la decisión"
    required
    multiline
    minRows={2}
    maxLength={MAX_MOTIVO_DECISION}
    rules={{ validate: requerido }}
  />
);
