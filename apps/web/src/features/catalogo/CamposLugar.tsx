import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { porCodigo, porSigla } from './opciones.ts';
import { useGrupo, useMunicipios } from './use-listas.ts';

interface Props<T extends FieldValues> {
  form: UseFormReturn<T>;
  departamento: FieldPath<T>;
  municipio: FieldPath<T>;
}

export function CamposLugar<T extends FieldValues>({ form, departamento, municipio }: Props<T>) {
  const { control, setValue } = form;
  const elegido = String(form.watch(departamento) ?? '');
  const departamentos = useGrupo('DEPARTAMENTO');
  const municipios = useMunicipios(elegido);
  return (
    <>
      <FormSelect
        control={control}
        name={departamento}
        label="Departamento"
        options={porSigla(departamentos)}
        emptyLabel="Ninguno"
        onPick={() => setValue(municipio, '' as PathValue<T, FieldPath<T>>, { shouldDirty: true })}
      />
      <FormSelect
        control={control}
        name={municipio}
        label="Municipio"
        options={porCodigo(municipios)}
        emptyLabel="Ninguno"
        disabled={elegido === ''}
      />
    </>
  );
}
