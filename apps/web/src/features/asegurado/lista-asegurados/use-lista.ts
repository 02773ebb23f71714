import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { esOrdenDeColumna, revisarOrdenDeLista } from '@sgpa/domain/asegurado/lista-asegurados';
import { useCallback, useEffect, useState } from 'react';
import { usePaginaQueSobra } from '../../../lib/use-pagina-que-sobra.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { numeroDeDocumento } from '../../persona/identidad.ts';
import { alcanceDe, limitarBusqueda } from './alcance.ts';
import { type Busqueda, seEntiende, tieneFin } from './busqueda.ts';
import { mismaConsulta } from './consulta.ts';
import { useListaAsegurados } from './lista.api.ts';
import type { TamanoDePagina } from './tamano-de-pagina.ts';
import { useBusqueda } from './use-busqueda.ts';

interface Eleccion {
  filas: readonly FilaAsegurado[];
  /** The id is the `idAfiliadoEnteGestor` of the row somebody chose. */
  elegida: number | null;
  registrado: string | null;
  unica: FilaAsegurado | undefined;
}

/** Finds the row that the buttons are about: the chosen one, else the only one found, else who was just registered. */
export function filaElegida({ filas, elegida, registrado, unica }: Eleccion): FilaAsegurado | undefined {
  const escogida = filas.find((una) => una.idAfiliadoEnteGestor === elegida) ?? unica;
  if (escogida || elegida !== null) return escogida;
  // The newest affiliation stands first, so this is the new one.
  return filas.find((una) => numeroDeDocumento(una) === registrado);
}

/** Joins the search of the address, as far as the user may ask it, with its page of rows and the chosen row. */
export function useLista(porPaginaUsual: TamanoDePagina, alBuscar: () => void) {
  const direccion = useBusqueda(porPaginaUsual);
  const perfil = usePerfil();
  const alcance = alcanceDe(perfil.data);
  const busqueda = limitarBusqueda(direccion.busqueda, alcance);
  // Only the profile tells whether MIS REGISTROS narrows the search.
  const conocida = !direccion.busqueda.misRegistros || !perfil.isPending;
  const lista = useListaAsegurados(busqueda, conocida && seEntiende(busqueda));
  const [elegida, elegir] = useState(busqueda.detalle);
  const [registrado, setRegistrado] = useState(direccion.registrado);
  // After a search the focus goes to a single row found, or to the next step when nobody was.
  const [porEnfocar, setPorEnfocar] = useState(false);

  function buscar(cambios: Partial<Busqueda>) {
    elegir(null);
    setRegistrado(null);
    setPorEnfocar(true);
    alBuscar();
    // A column's order ends with its search; the order by the end of cover holds while everybody found has such a date.
    const pedida = { ...busqueda, ...cambios };
    const orden = cambios.orden ?? (esOrdenDeColumna(busqueda.orden) ? 'REGISTRO' : busqueda.orden);
    const nuevos = {
      ...cambios,
      orden: revisarOrdenDeLista(orden, pedida.estados, tieneFin(pedida)) === null ? orden : ('REGISTRO' as const),
      ilegible: undefined,
    };
    // The same search asked again is fetched again.
    if (seEntiende(busqueda) && mismaConsulta({ ...busqueda, ...nuevos, pagina: 0 }, busqueda)) void lista.refetch();
    else direccion.buscar(nuevos);
  }

  const { data, isPlaceholderData } = lista;
  usePaginaQueSobra(busqueda.pagina, { pages: data?.paginas, isPlaceholderData }, direccion.corregirPagina);

  const unica = data?.total === 1 && !isPlaceholderData ? data.filas[0] : undefined;
  const fila = filaElegida({ filas: data?.filas ?? [], elegida, registrado, unica });
  const alEnfocar = useCallback(() => setPorEnfocar(false), []);
  const nadie = data?.total === 0 && !isPlaceholderData;
  // With several rows the focus stays where it is, and does not jump when a later page has one row.
  const hayQueElegir = data !== undefined && !lista.isFetching && unica === undefined && !nadie;
  useEffect(() => {
    if (hayQueElegir) setPorEnfocar(false);
  }, [hayQueElegir]);

  function mostrarRegistrado(documento: string) {
    elegir(null);
    setRegistrado(documento);
    void lista.refetch();
  }

  return {
    direccion,
    alcance,
    busqueda,
    lista,
    buscar,
    fila,
    reciente: fila !== undefined && numeroDeDocumento(fila) === registrado,
    elegir,
    mostrarRegistrado,
    porEnfocar: porEnfocar && !lista.isFetching && (unica !== undefined || nadie),
    alEnfocar,
    deRol: perfil.data?.acciones_permitidas ?? [],
  };
}
