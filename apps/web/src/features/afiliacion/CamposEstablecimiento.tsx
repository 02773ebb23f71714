import TextField from '@mui/material/TextField';
import type { UseFormReturn } from 'react-hook-form';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { porCodigo, porSigla } from '../catalogo/opciones.ts';
import { useEstablecimientos, useGrupo } from '../catalogo/use-listas.ts';
import type { CamposDeEstablecimiento } from './campos-establecimiento.ts';

interface Props {
  form: UseFormReturn<CamposDeEstablecimiento>;
  /** Of the code that is shown. */
  etiquetaCodigo?: string;
}

/** The department, the health establishment in it, and the code of the one chosen. */
export function CamposEstablecimiento({ form, etiquetaCodigo = 'Código de establecimiento' }: Props) {
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
