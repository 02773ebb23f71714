import type { UseFormReturn } from 'react-hook-form';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { CamposEstablecimiento } from './CamposEstablecimiento.tsx';
import type { CamposDeEstablecimiento } from './campos-establecimiento.ts';

/** All that the role CAJA_WEB_SUS sees of an affiliation (document 2 §6). */
export function SeccionEstablecimiento({ form }: { form: UseFormReturn<CamposDeEstablecimiento> }) {
  return (
    <FormSection title="Establecimiento de salud">
      <FormGrid>
        <CamposEstablecimiento form={form} />
      </FormGrid>
    </FormSection>
  );
}
