import TextField from '@mui/material/TextField';
import type { UseFormReturn } from 'react-hook-form';
import { parteDe } from '../../lib/parte-de-formulario.ts';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { porCodigo, porSigla } from '../catalogo/opciones.ts';
import { useEntesElegibles, useEstablecimientos, useGrupo, useTiposAsegurado } from '../catalogo/use-listas.ts';
import { type CamposDeEstablecimiento, fechaDeAfiliacion, MATRICULA } from './campos-del-ente.ts';
import type { CamposDeAfiliacion } from './campos-titular.ts';

/** The role CAJA_WEB_SUS sees nothing else of an affiliation (document 2 §6). */
export const SeccionEstablecimiento = (props: PropsDeEstablecimiento) => (
  <FormSection title="Establecimiento de salud">
    <FormGrid>
      <CamposEstablecimiento {...props} />
    </FormGrid>
  </FormSection>
);

interface PropsDeCampoEnteGestor {
  form: UseFormReturn<{ id_ente_gestor: string }>;
  /** Only the authority chooses; everybody else registers in the managing entity of the account. */
  eligeEnte: boolean;
  disabled?: boolean;
  onPick?: () => void;
}

export function CampoEnteGestor({ form: { control }, eligeEnte, disabled, onPick }: PropsDeCampoEnteGestor) {
  const entes = useEntesElegibles(eligeEnte).map(({ id, value }) => ({ value: String(id), label: value }));
  if (!eligeEnte) return null;
  return (
    <FormSelect
      control={control}
      name="id_ente_gestor"
      label="ENTE GESTOR"
      required
      disabled={disabled}
      options={entes}
      onPick={onPick}
    />
  );
}

interface PropsDeEstablecimiento {
  form: UseFormReturn<CamposDeEstablecimiento>;
  etiquetaCodigo?: string;
}

export function CamposEstablecimiento({ form, etiquetaCodigo = 'Código de establecimiento' }: PropsDeEstablecimiento) {
  const { control, setValue } = form;
  const departamento = form.watch('departamento_afiliacion');
  const codigo = form.watch('codigo_establecimiento');
  const departamentos = useGrupo('DEPARTAMENTO');
  const establecimientos = useEstablecimientos(departamento, form.watch('id_ente_gestor'));
  return (
    <>
      <FormSelect
        control={control}
        name="departamento_afiliacion"
        label="Departamento"
        options={porSigla(departamentos)}
        emptyLabel="Ninguno"
        onPick={() => setValue('codigo_establecimiento', '', { shouldDirty: true })}
      />
      <FormSelect
        control={control}
        name="codigo_establecimiento"
        label="Establecimiento de salud"
        options={porCodigo(establecimientos)}
        emptyLabel="Ninguno"
        disabled={departamento === ''}
      />
      <TextField
        size="small"
        fullWidth
        label={etiquetaCodigo}
        value={codigo}
        slotProps={{ input: { readOnly: true }, inputLabel: { shrink: true } }}
      />
    </>
  );
}

interface Props {
  form: UseFormReturn<CamposDeAfiliacion>;
  eligeEnte: boolean;
  alElegirTipo: (tipo: string) => void;
  etiquetaCodigo?: string;
}

export function SeccionEnteGestor({ form, eligeEnte, alElegirTipo, etiquetaCodigo }: Props) {
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
              onPick: alElegirTipo,
            },
          ]}
        />
        <CamposEstablecimiento form={parteDe(form)} etiquetaCodigo={etiquetaCodigo} />
        <FormFields control={control} fields={[MATRICULA]} />
      </FormGrid>
    </FormSection>
  );
}
