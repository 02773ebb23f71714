import { ESTADOS_USUARIO } from '@sgpa/domain/usuario/estado-usuario';
import { useForm } from 'react-hook-form';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { countActive, ListFilters } from '../../../ui/ListFilters.tsx';
import { useOpcionesDeUsuario } from '../opciones.api.ts';
import type { FiltrosDeUsuarios } from './busqueda.ts';

interface Props {
  filtros: FiltrosDeUsuarios;
  buscando: boolean;
  alBuscar: (filtros: FiltrosDeUsuarios) => void;
}

const ESTADOS = ESTADOS_USUARIO.map((estado) => ({ value: estado, label: estado }));

export function FiltrosUsuarios({ filtros: { buscar, estado, rol, ente }, buscando, alBuscar }: Props) {
  const buscados = { buscar, estado, rol, ente };
  const { data } = useOpcionesDeUsuario();
  // The address is what is searched for: going back fills the fields with it again.
  const form = useForm<FiltrosDeUsuarios>({ values: buscados });
  const { control } = form;
  const entes = data?.entes ?? [];
  // Whoever administers one managing entity has nothing to choose.
  const eligeEnte = entes.length > 1;
  const columns = {
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: `2fr 1fr 1.5fr ${eligeEnte ? '1.5fr' : ''} auto`,
  };
  return (
    <ListFilters
      form={form}
      active={countActive(buscados)}
      label="Usuarios"
      columns={columns}
      busy={buscando}
      onSearch={(escritos) => alBuscar({ ...escritos, buscar: escritos.buscar.trim() })}
    >
      <FormTextField
        control={control}
        name="buscar"
        label="Documento, nombre, usuario o correo"
        autoComplete="off"
        maxLength={100}
      />
      <FormSelect control={control} name="estado" label="Estado" options={ESTADOS} allLabel="Todos" />
      <FormSelect
        control={control}
        name="rol"
        label="Rol"
        options={(data?.roles ?? []).map(({ codigo, nombre }) => ({ value: codigo, label: nombre }))}
        allLabel="Todos"
      />
      {eligeEnte ? (
        <FormSelect
          control={control}
          name="ente"
          label="Ente gestor"
          options={entes.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          allLabel="Todos"
        />
      ) : null}
    </ListFilters>
  );
}
