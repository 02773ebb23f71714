import Alert from '@mui/material/Alert';
import { MAX_NOMBRE } from '@sgpa/domain/shared/nombres';
import type { UseFormReturn } from 'react-hook-form';
import { type FormField, FormFields } from '../../../ui/FormFields.tsx';
import { FormGrid } from '../../../ui/FormSection.tsx';
import type { CamposFallecido } from './registro-fallecido.form.ts';

const NACIMIENTO = { required: true, birth: true, min: '1900-01-01' };

const CAMPOS: readonly FormField<CamposFallecido>[] = [
  { kind: 'text', name: 'nombres', label: 'Nombres', required: true, maxLength: MAX_NOMBRE },
  { kind: 'text', name: 'primer_apellido', label: 'Apellido paterno', maxLength: MAX_NOMBRE },
  { kind: 'text', name: 'segundo_apellido', label: 'Apellido materno', maxLength: MAX_NOMBRE },
  { kind: 'date', name: 'fecha_nacimiento', label: 'Fecha de nacimiento', ...NACIMIENTO },
];

/** Asks for names and birth date of somebody whom the identity service doesn't know. */
export const CamposIdentidad = ({ form: { control } }: { form: UseFormReturn<CamposFallecido> }) => (
  <>
    <Alert severity="warning">El SEGIP no tiene los datos de la persona: cópielos del certificado de defunción.</Alert>
    <FormGrid>
      <FormFields control={control} fields={CAMPOS} />
    </FormGrid>
  </>
);
