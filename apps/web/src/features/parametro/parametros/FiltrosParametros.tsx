import { type Lista, NOMBRES_DE_LISTAS, tituloDeLista } from '@sgpa/domain/parametro/listas';
import { useForm } from 'react-hook-form';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { ListFilters } from '../../../ui/ListFilters.tsx';
import { useEntesGestores } from '../../catalogo/use-listas.ts';
import { EN_PARAMETROS, type FiltrosDeParametros } from './busqueda.ts';

interface Props {
  filtros: FiltrosDeParametros;
  buscando: boolean;
  alBuscar: (filtros: FiltrosDeParametros) => void;
}

const LISTAS = NOMBRES_DE_LISTAS.map((lista) => ({ value: lista, label: tituloDeLista(lista) })).sort((una, otra) =>
  una.label.localeCompare(otra.label, 'es'),
);
const BUSCADO: Partial<Record<Lista, string>> = { EMPLEADOR: 'Nombre o número', FERIADO: 'Nombre o año' };
const VIGENCIAS = [
  { value: 'VIGENTES', label: 'Vigentes' },
  { value: 'POR_COMENZAR', label: 'Por comenzar' },
  { value: 'TERMINADOS', label: 'Terminados' },
];

export function FiltrosParametros({ filtros: { lista, buscar, vigencia, ente }, buscando, alBuscar }: Props) {
  // The address is what is searched for: going back fills the fields with it again.
  const form = useForm<FiltrosDeParametros>({ values: { lista, buscar, vigencia, ente } });
  const { control, watch } = form;
  const conEnte = watch('lista') === 'ESTABLECIMIENTO';
  const entes = useEntesGestores(conEnte).data ?? [];
  const columns = {
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: `1.5fr 2fr ${conEnte ? '1.5fr' : ''} 1fr auto`,
  };
  return (
    <ListFilters
      form={form}
      label="Parámetros"
      columns={columns}
      busy={buscando}
      onSearch={(escritos) => alBuscar({ ...escritos, buscar: escritos.buscar.trim() })}
    >
      <FormSelect
        control={control}
        name="lista"
        label="Lista"
        options={LISTAS}
        // Another list is another table: it is shown at once, and nothing of the former one is searched in it.
        onPick={(elegida) => alBuscar(EN_PARAMETROS.leer({ lista: elegida }))}
      />
      <FormTextField
        control={control}
        name="buscar"
        label={BUSCADO[lista] ?? 'Nombre o código'}
        autoComplete="off"
        maxLength={100}
      />
      {conEnte ? (
        <FormSelect
          control={control}
          name="ente"
          label="Ente gestor"
          options={entes.filter(({ id }) => id !== 0).map(({ id, value }) => ({ value: String(id), label: value }))}
          allLabel="Todos"
        />
      ) : null}
      <FormSelect control={control} name="vigencia" label="Vigencia" options={VIGENCIAS} allLabel="Todos" />
    </ListFilters>
  );
}
