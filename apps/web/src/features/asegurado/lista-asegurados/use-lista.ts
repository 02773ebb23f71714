import { useEffect, useState } from 'react';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { alcanceDe, limitarBusqueda } from './alcance.ts';
import type { Busqueda } from './busqueda.ts';
import { mismaConsulta } from './consulta.ts';
import { useListaAsegurados } from './lista.api.ts';
import { useBusqueda } from './use-busqueda.ts';

/** What the address asks for, as far as the user may, its page of rows, and the row that is chosen. */
export function useLista(alBuscar: () => void) {
  const direccion = useBusqueda();
  const perfil = usePerfil();
  const alcance = alcanceDe(perfil.data);
  const busqueda = limitarBusqueda(direccion.busqueda, alcance);
  // Whether MIS REGISTROS narrows the search is known only with the profile.
  const lista = useListaAsegurados(busqueda, !direccion.busqueda.misRegistros || !perfil.isPending);
  const [elegida, elegir] = useState(busqueda.detalle);

  function buscar(cambios: Partial<Busqueda>) {
    elegir(null);
    alBuscar();
    // The same search asked once more is asked of the server once more.
    if (mismaConsulta({ ...busqueda, ...cambios, pagina: 0 }, busqueda)) void lista.refetch();
    else direccion.buscar(cambios);
  }

  // A shared address may ask for a page that no longer exists.
  const { data, isPlaceholderData } = lista;
  const ultima = data && !isPlaceholderData && data.paginas > 0 ? data.paginas - 1 : busqueda.pagina;
  const { corregirPagina } = direccion;
  useEffect(() => {
    if (busqueda.pagina > ultima) corregirPagina(ultima);
  }, [busqueda.pagina, ultima, corregirPagina]);

  const fila = data?.filas.find((una) => una.idAfiliadoEnteGestor === elegida);
  return { direccion, alcance, busqueda, lista, buscar, fila, elegir, deRol: perfil.data?.acciones_permitidas ?? [] };
}
