import TextField from '@mui/material/TextField';
import type { OpcionesDeUsuario } from '@sgpa/contract/v1/usuarios';
import { pideEntidad } from '@sgpa/domain/usuario/administracion';
import type { UseFormReturn } from 'react-hook-form';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { porCodigo } from '../catalogo/opciones.ts';
import { useEstablecimientos, useGrupo } from '../catalogo/use-listas.ts';
import { CampoEmpleador } from './CampoEmpleador.tsx';
import type { CamposUsuario } from './usuario.form.ts';

interface Props {
  form: UseFormReturn<CamposUsuario>;
  opciones: OpcionesDeUsuario;
}

/** Where they work, and as what. */
export function SeccionCuenta({ form, opciones: { roles, entes } }: Props) {
  const { control, setValue, getValues } = form;
  const ente = form.watch('idEnteGestor');
  const departamento = form.watch('idDepartamento');
  const elegido = entes.find(({ id }) => String(id) === ente);
  const establecimientos = useEstablecimientos(departamento, ente);
  const departamentos = useGrupo('DEPARTAMENTO');
  const rolesEn = (donde: typeof elegido) =>
    roles.filter(({ tiposDeEnte }) => donde === undefined || tiposDeEnte.includes(donde.tipo));
  const rolesDelEnte = rolesEn(elegido);
  const deEmpleador = pideEntidad(form.watch('rol'));

  /** What belonged to the former one goes. */
  function alElegirEnte(id: string) {
    const nuevo = entes.find((uno) => String(uno.id) === id);
    if (!rolesEn(nuevo).some(({ codigo }) => codigo === getValues('rol'))) setValue('rol', '', { shouldDirty: true });
    setValue('codRues', '', { shouldDirty: true });
    setValue('idEntidad', '', { shouldDirty: true });
  }

  return (
    <FormSection title="Cuenta">
      <FormGrid>
        <FormSelect
          control={control}
          name="idEnteGestor"
          label="Ente gestor"
          required
          disabled={entes.length === 1}
          options={entes.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          onPick={alElegirEnte}
        />
        <FormSelect
          control={control}
          name="rol"
          label="Rol"
          required
          options={rolesDelEnte.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }))}
        />
        <FormSelect
          control={control}
          name="idDepartamento"
          label="Departamento"
          options={departamentos.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          emptyLabel="Ninguno"
          onPick={() => setValue('codRues', '', { shouldDirty: true })}
        />
        {deEmpleador ? (
          <CampoEmpleador form={form} />
        ) : (
          <>
            <FormSelect
              control={control}
              name="codRues"
              label="Establecimiento"
              options={porCodigo(establecimientos)}
              emptyLabel="Ninguno"
              disabled={departamento === '' || ente === '' || elegido?.tipo === 'AUTORIDAD'}
            />
            <TextField
              size="small"
              fullWidth
              label="Código RUES"
              value={form.watch('codRues')}
              slotProps={{ input: { readOnly: true }, inputLabel: { shrink: true } }}
            />
          </>
        )}
      </FormGrid>
    </FormSection>
  );
}
