import type { UseFormReturn } from 'react-hook-form';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { porCodigo, porSigla } from './opciones.ts';
import type { FormularioRegistro } from './registro-titular.form.ts';
import { useGrupo, useMunicipios } from './use-listas.ts';

interface Props {
  form: UseFormReturn<FormularioRegistro>;
  departamento: 'departamento' | 'departamento_empleador';
  municipio: 'municipio' | 'municipio_empleador';
}

/** A department and its municipalities, which come once it is chosen. */
export function CamposLugar({ form, departamento, municipio }: Props) {
  const { control, setValue } = form;
  const elegido = form.watch(departamento);
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
        onPick={() => setValue(municipio, '', { shouldDirty: true })}
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
