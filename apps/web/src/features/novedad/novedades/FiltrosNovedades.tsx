import { useForm } from 'react-hook-form';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { countActive, ListFilters } from '../../../ui/ListFilters.tsx';
import { porSigla } from '../../catalogo/opciones.ts';
import { useGrupo } from '../../catalogo/use-listas.ts';
import { CampoNumeroBuscado } from '../../persona/CampoNumeroBuscado.tsx';
import { numeroEscrito } from '../../persona/numero-buscado.ts';
import type { BusquedaNovedades } from './busqueda.ts';

type Filtros = Pick<BusquedaNovedades, 'numeroDocumento' | 'departamento'>;

interface Props {
  filtros: Filtros;
  buscando: boolean;
  alBuscar: (filtros: Filtros) => void;
}

export function FiltrosNovedades({ filtros: { numeroDocumento, departamento }, buscando, alBuscar }: Props) {
  const buscados = { numeroDocumento, departamento };
  const departamentos = useGrupo('DEPARTAMENTO');
  // The address is what is searched for: going back fills the fields with it again.
  const form = useForm<Filtros>({ values: buscados, mode: 'onBlur' });
  const { control } = form;
  return (
    <ListFilters
      form={form}
      active={countActive(buscados)}
      label="Novedades"
      columns={{ sm: '2fr 2fr auto' }}
      width={800}
      busy={buscando}
      onSearch={(escritos) => alBuscar({ ...escritos, numeroDocumento: numeroEscrito(escritos.numeroDocumento) })}
    >
      <CampoNumeroBuscado control={control} name="numeroDocumento" />
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
