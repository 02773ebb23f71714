import { useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { SearchMultiSelect, type SearchOption } from '../../../ui/SearchMultiSelect.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { useEntidades } from './lista.api.ts';
import { nombreDeEntidad, recordarEntidades } from './nombres-entidades.ts';

interface Props {
  idEnteGestor: number | null;
  valor: readonly number[];
  alCambiar: (ids: readonly number[]) => void;
}

const numero = new Intl.NumberFormat('es-BO');

/** ENTES EMPLEADORES: the server searches, from the moment the list is opened. */
export default function FiltroEntidades({ idEnteGestor, valor, alCambiar }: Props) {
  const [texto, setTexto] = useState('');
  const [abierta, setAbierta] = useState(false);
  const buscar = useDebounced(texto.trim());
  const { data, error, isFetching } = useEntidades(idEnteGestor, buscar, abierta);
  const halladas = (data?.datos ?? []).map(({ idEntidad, nombre }) => ({ id: idEntidad, label: nombre }));
  const resto = (data?.total ?? 0) - halladas.length;

  function elegir(elegidas: readonly SearchOption[]) {
    recordarEntidades(elegidas);
    alCambiar(elegidas.map(({ id }) => id));
  }

  return (
    <SearchMultiSelect
      label="ENTES EMPLEADORES"
      placeholder="BUSCAR ENTIDAD EMPLEADORA"
      value={valor.map((id) => ({ id, label: nombreDeEntidad(id) }))}
      onChange={elegir}
      options={halladas}
      text={texto}
      onText={setTexto}
      onOpen={() => setAbierta(true)}
      loading={isFetching || buscar !== texto.trim()}
      emptyText={error ? mensajeDeError(error) : 'Ninguna entidad empleadora coincide con lo escrito.'}
      help={
        abierta && resto > 0 ? `Hay ${numero.format(resto)} más: escriba parte del nombre o del número.` : undefined
      }
    />
  );
}
