import type { UseFormReturn } from 'react-hook-form';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';

interface PropsDeCampoMotivo {
  form: UseFormReturn<{ motivo: string }>;
  options: { value: string; label: string; apart?: string }[];
  disabled: boolean;
  autoFocus?: boolean;
}

export const CampoMotivo = ({ form: { control }, ...rest }: PropsDeCampoMotivo) => (
  <FormSelect control={control} name="motivo" label="Motivo" required {...rest} />
);

interface ConDetalle {
  descripcion_motivo: string;
}

interface Props {
  form: UseFormReturn<ConDetalle>;
  label?: string;
  required?: boolean;
  disabled: boolean;
}

export const CampoDetalle = ({ form, label = 'Descripción del motivo', required = false, disabled }: Props) => (
  <FormTextField
    control={form.control}
    name="descripcion_motivo"
    label={label}
    required={required}
    multiline
    minRows={2}
    maxLength={500}
    disabled={disabled}
  />
);
