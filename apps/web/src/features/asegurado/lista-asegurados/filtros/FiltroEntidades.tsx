import { useEffect, useState } from 'react';
import { mensajeDeError } from '../../../../lib/error-api.ts';
import { SearchMultiSelect } from '../../../../ui/SearchMultiSelect.tsx';
import type { SearchOption } from '../../../../ui/search-multi-select-types.ts';
import { useDebounced } from '../../../../ui/use-debounced.ts';
import { useEmpleadoresDelEnte } from '../../../catalogo/use-listas.ts';
import { nombreDeEntidad, recordarEntidades } from './nombres-entidades.ts';

interface Props {
  idEnteGestor: number | null;
  valor: readonly number[];
  alCambiar: (ids: readonly number[]) => void;
}

const numero = new Intl.NumberFormat('es-BO');

/** Offers ENTES EMPLEADORES; the server searches once the list is opened. */
export function FiltroEntidades({ idEnteGestor, valor, alCambiar }: Props) {
  const [texto, setTexto] = useState('');
  const [abierta, setAbierta] = useState(false);
  const buscar = useDebounced(texto.trim());
  // A shared address brings ids alone: the first employers are asked for, and may hold their names.
  const anonima = valor.some((id) => nombreDeEntidad(id) === undefined);
  const { data, error, isFetching } = useEmpleadoresDelEnte(idEnteGestor, buscar, abierta || anonima);
  const halladas = (data?.datos ?? []).map(({ idEntidad, nombre }) => ({ id: idEntidad, label: nombre }));
  const resto = (data?.total ?? 0) - halladas.length;

  useEffect(() => {
    if (data) recordarEntidades(data.datos.map(({ idEntidad, nombre }) => ({ id: idEntidad, label: nombre })));
  }, [data]);

  const nombre = (id: number) =>
    halladas.find((hallada) => hallada.id === id)?.label ?? nombreDeEntidad(id) ?? `Entidad N.º ${id}`;

  function elegir(elegidas: readonly SearchOption[]) {
    alCambiar(elegidas.map(({ id }) => id));
  }

  return (
    <SearchMultiSelect
      label="ENTES EMPLEADORES"
      placeholder="BUSCAR ENTIDAD EMPLEADORA"
      value={valor.map((id) => ({ id, label: nombre(id) }))}
      onChange={elegir}
      options={halladas}
      text={texto}
      onText={setTexto}
      onOpen={() => setAbierta(true)}
      loading={isFetching || buscar !== texto.trim()}
      emptyText={error ? mensajeDeError(error) : 'Ninguna entidad empleadora coincide con lo escrito.'}
      more={resto > 0 ? `Hay ${numero.format(resto)} más: escriba parte del nombre o del número.` : undefined}
    />
  );
}
