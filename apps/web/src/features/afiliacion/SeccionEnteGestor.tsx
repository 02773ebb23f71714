import type { UseFormReturn } from 'react-hook-form';
import { parteDe } from '../../lib/parte-de-formulario.ts';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { useTiposAsegurado } from '../catalogo/use-tipos-asegurado.ts';
import { CampoEnteGestor, CamposEstablecimiento } from './CamposEstablecimiento.tsx';
import { fechaDeAfiliacion, MATRICULA } from './campos-del-ente.ts';
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
          // An establishment belongs to one managing entity.
          onPick={() => form.setValue('codigo_establecimiento', '', { shouldDirty: true })}
        />
        <FormFields
          control={control}
          fields={[
            fechaDeAfiliacion(),
            {
              kind: 'select',
              name: 'tipo_asegurado',
              label: 'Tipo de asegurado',
              required: true,
              options: tipos,
              onPick: onTipoAsegurado,
            },
          ]}
        />
        <CamposEstablecimiento form={parteDe(form)} etiquetaCodigo={etiquetaCodigo} />
        <FormFields control={control} fields={[MATRICULA]} />
      </FormGrid>
    </FormSection>
  );
}
