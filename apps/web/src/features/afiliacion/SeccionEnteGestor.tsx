import { PRIMERA_AFILIACION } from '@sgpa/domain/shared/campos-fecha';
import type { UseFormReturn } from 'react-hook-form';
import { parteDe } from '../../lib/parte-de-formulario.ts';
import { hoy } from '../../lib/reloj.ts';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { useEntesElegibles } from '../catalogo/use-listas.ts';
import { useTiposAsegurado } from '../catalogo/use-tipos-asegurado.ts';
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
  const entes = useEntesElegibles(eligeEnte).map(({ id, value }) => ({ value: String(id), label: value }));
  return (
    <FormSection title="Ente gestor">
      <FormGrid>
        {eligeEnte ? (
          <FormSelect
            control={control}
            name="id_ente_gestor"
            label="ENTE GESTOR"
            required
            options={entes}
            // Establishments belong to one managing entity.
            onPick={() => form.setValue('codigo_establecimiento', '', { shouldDirty: true })}
          />
        ) : null}
        <FormDateField
          control={control}
          name="fecha_inicio"
          label="Fecha de afiliación"
          required
          min={PRIMERA_AFILIACION}
          max={hoy()}
        />
        <FormSelect
          control={control}
          name="tipo_asegurado"
          label="Tipo de asegurado"
          required
          options={tipos}
          onPick={onTipoAsegurado}
        />
        <CamposEstablecimiento form={parteDe(form)} etiquetaCodigo={etiquetaCodigo} />
        <FormTextField control={control} name="matricula" label="Matrícula" autoComplete="off" maxLength={40} />
      </FormGrid>
    </FormSection>
  );
}
