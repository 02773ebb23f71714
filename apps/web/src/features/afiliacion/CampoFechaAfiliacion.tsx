import { NOMBRE_DE_CAMPO } from '@sgpa/domain/asegurado/nombres-de-campos';
import { PRIMERA_AFILIACION } from '@sgpa/domain/shared/campos-fecha';
import type { UseFormReturn } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { FormDateField } from '../../ui/FormDateField.tsx';

interface Props {
  form: UseFormReturn<{ fecha_inicio: string }>;
  disabled?: boolean;
}

/** Since when somebody is insured. */
export function CampoFechaAfiliacion({ form: { control }, disabled }: Props) {
  return (
    <FormDateField
      control={control}
      name="fecha_inicio"
      label={NOMBRE_DE_CAMPO.fecha_afiliacion}
      required
      disabled={disabled}
      min={PRIMERA_AFILIACION}
      max={hoy()}
    />
  );
}
