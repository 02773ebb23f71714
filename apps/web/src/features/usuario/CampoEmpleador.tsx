import FormHelperText from '@mui/material/FormHelperText';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { mensajeDeError } from '../../lib/error-api.ts';
import { llamar } from '../../lib/llamar.ts';
import { SearchMultiSelect } from '../../ui/SearchMultiSelect.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import type { CamposUsuario } from './usuario.form.ts';

const LIMITE = 20;

const useEmpleadores = (idEnteGestor: number, buscar: string, enabled: boolean) =>
  useQuery({
    queryKey: ['busqueda-entidad', idEnteGestor, buscar],
    queryFn: ({ signal }) =>
      llamar(
        'busqueda-entidad/ente',
        { params: { idEnteGestor }, query: { buscar, page: 0, limit: LIMITE } },
        { senal: signal },
      ),
    placeholderData: keepPreviousData,
    enabled,
  });

/** The employer whose workers an EMP_CONSULTA sees, searched by the server; choosing another takes its place. */
export function CampoEmpleador({ form }: { form: UseFormReturn<CamposUsuario> }) {
  const [texto, setTexto] = useState('');
  const [abierta, setAbierta] = useState(false);
  const { field, fieldState } = useController({ control: form.control, name: 'idEntidad' });
  const buscar = useDebounced(texto.trim());
  const ente = Number(form.watch('idEnteGestor') || 0);
  const { data, error, isFetching } = useEmpleadores(ente, buscar, abierta);
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
