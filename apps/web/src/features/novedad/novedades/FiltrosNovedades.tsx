import { useForm } from 'react-hook-form';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { ListFilters } from '../../../ui/ListFilters.tsx';
import { porSigla } from '../../catalogo/opciones.ts';
import { useGrupo } from '../../catalogo/use-listas.ts';
import { type BusquedaNovedades, esNumero, numeroEscrito } from './direccion.ts';

type Filtros = Pick<BusquedaNovedades, 'numeroDocumento' | 'departamento'>;

interface Props {
  filtros: Filtros;
  buscando: boolean;
  alBuscar: (filtros: Filtros) => void;
}

const revisar = (escrito: string): string | true =>
  escrito === '' || esNumero(escrito) || 'El número de documento no es válido.';

export function FiltrosNovedades({ filtros: { numeroDocumento, departamento }, buscando, alBuscar }: Props) {
  const departamentos = useGrupo('DEPARTAMENTO');
  // The address is what is searched for: going back fills the fields with it again.
  const { control, handleSubmit } = useForm<Filtros>({ values: { numeroDocumento, departamento }, mode: 'onBlur' });
  const enviar = handleSubmit((escritos) => {
    if (!buscando) alBuscar({ ...escritos, numeroDocumento: numeroEscrito(escritos.numeroDocumento) });
  });
  return (
    <ListFilters label="Novedades" columns={{ sm: '2fr 2fr auto' }} width={800} busy={buscando} onSubmit={enviar}>
      <FormTextField
        control={control}
        name="numeroDocumento"
        label="Número de documento"
        inputMode="numeric"
        autoComplete="off"
        normalize={numeroEscrito}
        rules={{ validate: revisar }}
      />
      <FormSelect
        control={control}
        name="departamento"
        label="Departamento"
        options={porSigla(departamentos)}
        allLabel="Todos"
      />
    </ListFilters>
  );
}
