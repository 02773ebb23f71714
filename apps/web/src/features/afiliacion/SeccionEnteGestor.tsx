import type { UseFormReturn } from 'react-hook-form';
import { parteDe } from '../../lib/parte-de-formulario.ts';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { useTiposAsegurado } from '../catalogo/use-tipos-asegurado.ts';
import { CampoEnteGestor } from './CampoEnteGestor.tsx';
import { CampoFechaAfiliacion } from './CampoFechaAfiliacion.tsx';
import { CampoMatricula } from './CampoMatricula.tsx';
import { CamposEstablecimiento } from './CamposEstablecimiento.tsx';
import type { CamposEnteGestor } from './campos-titular.ts';

interface Props {
  form: UseFormReturn<CamposEnteGestor>;
  eligeEnte: boolean;
  onTipoAsegurado: (tipo: string) => void;
  etiquetaCodigo?: string;
}

export function SeccionEnteGestor({ form, eligeEnte, onTipoAsegurado, etiquetaCodigo }: Props) {
  const { control } = form;
  const tipos = useTiposAsegurado();
  return (
    <FormSection title="Ente gestor">
      <FormGrid>
        <CampoEnteGestor
          form={parteDe(form)}
          eligeEnte={eligeEnte}
          // Establishments belong to one managing entity.
          onPick={() => form.setValue('codigo_establecimiento', '', { shouldDirty: true })}
        />
        <CampoFechaAfiliacion form={parteDe(form)} />
        <FormSelect
          control={control}
          name="tipo_asegurado"
          label="Tipo de asegurado"
          required
          options={tipos}
          onPick={onTipoAsegurado}
        />
        <CamposEstablecimiento form={parteDe(form)} etiquetaCodigo={etiquetaCodigo} />
        <CampoMatricula form={parteDe(form)} />
      </FormGrid>
    </FormSection>
  );
}
