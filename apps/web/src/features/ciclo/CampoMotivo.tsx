import type { UseFormReturn } from 'react-hook-form';
import { FormSelect } from '../../ui/FormSelect.tsx';

interface Props {
  form: UseFormReturn<{ motivo: string }>;
  options: { value: string; label: string; apart?: string }[];
  disabled: boolean;
  autoFocus?: boolean;
}

/** Why somebody's cover ends or goes on. */
export function CampoMotivo({ form: { control }, ...rest }: Props) {
  return <FormSelect control={control} name="motivo" label="Motivo" required {...rest} />;
}
