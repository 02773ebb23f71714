import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cifra } from '../../../lib/cifras.ts';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { SearchMultiSelect } from '../../../ui/SearchMultiSelect.tsx';
import type { SearchOption } from '../../../ui/search-multi-select-types.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';

const LIMITE = 50;

/** Asks for the first employers of a managing entity whose name or number holds the text. */
const useEmpleadores = (idEnteGestor: number | null, buscar: string, enabled: boolean) =>
  useQuery({
    queryKey: ['busqueda-entidad', idEnteGestor ?? 0, buscar],
    queryFn: ({ signal }) => {
      const query = { buscar, page: 0, limit: LIMITE };
      return llamar('busqueda-entidad/ente', { params: { idEnteGestor: idEnteGestor ?? 0 }, query }, { senal: signal });
    },
    placeholderData: keepPreviousData,
    enabled,
  });

interface Props {
  idEnteGestor: number | null;
  valor: SearchOption | null;
  alCambiar: (empleador: SearchOption | null) => void;
}

/** Lets one employer be searched and chosen; choosing another replaces it. */
export function SelectorEmpleador({ idEnteGestor, valor, alCambiar }: Props) {
  const [texto, setTexto] = useState('');
  const [abierta, setAbierta] = useState(false);
  const buscar = useDebounced(texto.trim());
  const { data, error, isFetching } = useEmpleadores(idEnteGestor, buscar, abierta);
  const resto = (data?.total ?? 0) - (data?.datos.length ?? 0);
  return (
    <SearchMultiSelect
      label="ENTE EMPLEADOR"
      placeholder="BUSCAR ENTIDAD EMPLEADORA"
      value={valor ? [valor] : []}
      onChange={(elegidas) => alCambiar(elegidas.at(-1) ?? null)}
      options={(data?.datos ?? []).map(({ idEntidad, nombre }) => ({ id: idEntidad, label: nombre }))}
      text={texto}
      onText={setTexto}
      onOpen={() => setAbierta(true)}
      loading={isFetching || buscar !== texto.trim()}
      emptyText={error ? mensajeDeError(error) : 'Ninguna entidad empleadora coincide con lo escrito.'}
      more={resto > 0 ? `Hay ${cifra(resto)} más: escriba parte del nombre o del número.` : undefined}
    />
  );
}
