import type { UseFormReturn } from 'react-hook-form';
import { parteDe } from '../../lib/parte-de-formulario.ts';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { porNombre } from '../catalogo/opciones.ts';
import { useGrupo } from '../catalogo/use-listas.ts';
import { CampoFechaAfiliacion } from './CampoFechaAfiliacion.tsx';
import { CamposEstablecimiento } from './CamposEstablecimiento.tsx';
import type { CamposAfiliacionBeneficiario } from './campos-beneficiario.ts';
import { SeccionEstablecimiento } from './SeccionEstablecimiento.tsx';
import { TextosDelEnte } from './TextosDelEnte.tsx';

interface Props {
  form: UseFormReturn<CamposAfiliacionBeneficiario>;
  /** The role CAJA_WEB_SUS sees nothing else of the affiliation. */
  soloEstablecimiento: boolean;
}

/** The affiliation of a beneficiary (document 2 §2 Step 3 forms, Beneficiary update form). */
export function SeccionAfiliacionBeneficiario({ form, soloEstablecimiento }: Props) {
  const { control } = form;
  const parentescos = porNombre(useGrupo('PARENTESCO'));
  if (soloEstablecimiento) return <SeccionEstablecimiento form={parteDe(form)} />;
  return (
    <FormSection title="Afiliación">
      <FormGrid>
        <CampoFechaAfiliacion form={parteDe(form)} />
        <FormSelect control={control} name="parentesco_titular" label="Parentesco" required options={parentescos} />
        <TextosDelEnte form={parteDe(form)} />
        <CamposEstablecimiento form={parteDe(form)} />
      </FormGrid>
    </FormSection>
  );
}
