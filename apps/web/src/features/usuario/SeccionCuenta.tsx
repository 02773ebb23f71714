import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import type { OpcionesDeUsuario } from '@sgpa/contract/v1/usuarios';
import { pideEntidad } from '@sgpa/domain/usuario/administracion';
import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { mensajeDeError } from '../../lib/error-api.ts';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { SearchMultiSelect } from '../../ui/SearchMultiSelect.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { porCodigo } from '../catalogo/opciones.ts';
import { useEmpleadoresDelEnte, useEstablecimientos, useGrupo } from '../catalogo/use-listas.ts';
import type { CamposUsuario } from './usuario.form.ts';

/** Asks for the employer whose workers an EMP_CONSULTA sees; choosing another replaces it. */
function CampoEmpleador({ form }: { form: UseFormReturn<CamposUsuario> }) {
  const [texto, setTexto] = useState('');
  const [abierta, setAbierta] = useState(false);
  const { field, fieldState } = useController({ control: form.control, name: 'idEntidad' });
  const buscar = useDebounced(texto.trim());
  const ente = Number(form.watch('idEnteGestor') || 0);
  const { data, error, isFetching } = useEmpleadoresDelEnte(ente, buscar, abierta);
  const nombre = form.watch('nombreEntidad');
  const quedan = (data?.total ?? 0) - (data?.datos.length ?? 0);
  return (
    <div>
      <SearchMultiSelect
        label="ENTE EMPLEADOR"
        placeholder="BUSCAR ENTIDAD EMPLEADORA"
        value={field.value === '' ? [] : [{ id: Number(field.value), label: nombre }]}
        onChange={(elegidas) => {
          const elegida = elegidas.at(-1);
          form.setValue('nombreEntidad', elegida?.label ?? '');
          field.onChange(elegida ? String(elegida.id) : '');
        }}
        options={(data?.datos ?? []).map(({ idEntidad, nombre: label }) => ({ id: idEntidad, label }))}
        text={texto}
        onText={setTexto}
        onOpen={() => setAbierta(true)}
        loading={isFetching || buscar !== texto.trim()}
        emptyText={error ? mensajeDeError(error) : 'Ninguna entidad empleadora coincide con lo escrito.'}
        more={quedan > 0 ? `Hay ${quedan} más: escriba parte del nombre o del número.` : undefined}
      />
      <FormHelperText error role="alert">
        {fieldState.error?.message}
      </FormHelperText>
    </div>
  );
}

interface Props {
  form: UseFormReturn<CamposUsuario>;
  opciones: OpcionesDeUsuario;
}

const porId = (lista: readonly { id: number; nombre: string }[]) =>
  lista.map(({ id, nombre }) => ({ value: String(id), label: nombre }));

export function SeccionCuenta({ form, opciones: { roles, entes } }: Props) {
  const { control, setValue, getValues } = form;
  const ente = form.watch('idEnteGestor');
  const departamento = form.watch('idDepartamento');
  const elegido = entes.find(({ id }) => String(id) === ente);
  const establecimientos = useEstablecimientos(departamento, ente);
  const departamentos = useGrupo('DEPARTAMENTO');
  const rolesEn = (donde: typeof elegido) =>
    roles.filter(({ tiposDeEnte }) => donde === undefined || tiposDeEnte.includes(donde.tipo));
  const rolesDelEnte = rolesEn(elegido).map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));
  const deEmpleador = pideEntidad(form.watch('rol'));

  function alElegirEnte(id: string) {
    const nuevo = entes.find((uno) => String(uno.id) === id);
    if (!rolesEn(nuevo).some(({ codigo }) => codigo === getValues('rol'))) setValue('rol', '', { shouldDirty: true });
    setValue('codRues', '', { shouldDirty: true });
    setValue('idEntidad', '', { shouldDirty: true });
  }

  return (
    <FormSection title="Cuenta">
      <FormGrid>
        <FormFields
          control={control}
          fields={[
            {
              kind: 'select',
              name: 'idEnteGestor',
              label: 'Ente gestor',
              required: true,
              disabled: entes.length === 1,
              options: porId(entes),
              onPick: alElegirEnte,
            },
            { kind: 'select', name: 'rol', label: 'Rol', required: true, options: rolesDelEnte },
            {
              kind: 'select',
              name: 'idDepartamento',
              label: 'Departamento',
              options: porId(departamentos),
              emptyLabel: 'Ninguno',
              onPick: () => setValue('codRues', '', { shouldDirty: true }),
            },
          ]}
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
