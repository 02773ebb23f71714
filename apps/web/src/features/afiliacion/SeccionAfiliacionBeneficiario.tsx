import { PRIMERA_AFILIACION } from '@sgpa/domain/shared/campos-fecha';
import type { UseFormReturn } from 'react-hook-form';
import { parteDe } from '../../lib/parte-de-formulario.ts';
import { hoy } from '../../lib/reloj.ts';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { porNombre } from '../catalogo/opciones.ts';
import { useGrupo } from '../catalogo/use-listas.ts';
import { CamposEstablecimiento } from './CamposEstablecimiento.tsx';
import type { CamposAfiliacionBeneficiario } from './campos-beneficiario.ts';

interface Props {
  form: UseFormReturn<CamposAfiliacionBeneficiario>;
  /** The role CAJA_WEB_SUS sees nothing else of the affiliation. */
  soloEstablecimiento: boolean;
}

/** The affiliation of a beneficiary (document 2 §2 Step 3 forms, Beneficiary update form). */
export function SeccionAfiliacionBeneficiario({ form, soloEstablecimiento }: Props) {
  const { control } = form;
  const parentescos = porNombre(useGrupo('PARENTESCO'));
  if (soloEstablecimiento) {
    return (
      <FormSection title="Establecimiento de salud">
        <FormGrid>
          <CamposEstablecimiento form={parteDe(form)} />
        </FormGrid>
      </FormSection>
    );
  }
  return (
    <FormSection title="Afiliación">
      <FormGrid>
        <FormDateField
          control={control}
          name="fecha_inicio"
          label="Fecha de afiliación"
          required
          min={PRIMERA_AFILIACION}
          max={hoy()}
        />
        <FormSelect control={control} name="parentesco_titular" label="Parentesco" required options={parentescos} />
        <FormTextField control={control} name="matricula" label="Matrícula" autoComplete="off" maxLength={40} />
        <CamposEstablecimiento form={parteDe(form)} />
      </FormGrid>
    </FormSection>
  );
}
