import Alert from '@mui/material/Alert';
import { MAX_NOMBRE } from '@sgpa/domain/shared/nombres';
import type { UseFormReturn } from 'react-hook-form';
import { hoy } from '../../../lib/reloj.ts';
import { FormDateField } from '../../../ui/FormDateField.tsx';
import { FormGrid } from '../../../ui/FormSection.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import type { CamposFallecido } from './registro-fallecido.form.ts';

/** Names and birth date of somebody whom the identity service doesn't know. */
export function CamposIdentidad({ form: { control } }: { form: UseFormReturn<CamposFallecido> }) {
  const comunes = { control, maxLength: MAX_NOMBRE, autoComplete: 'off' };
  return (
    <>
      <Alert severity="warning">
        El SEGIP no tiene los datos de la persona: cópielos del certificado de defunción.
      </Alert>
      <FormGrid>
        <FormTextField {...comunes} name="nombres" label="Nombres" required />
        <FormTextField {...comunes} name="primer_apellido" label="Apellido paterno" />
        <FormTextField {...comunes} name="segundo_apellido" label="Apellido materno" />
        <FormDateField
          birth
          control={control}
          name="fecha_nacimiento"
          label="Fecha de nacimiento"
          required
          min="1900-01-01"
          max={hoy()}
        />
      </FormGrid>
    </>
  );
}
