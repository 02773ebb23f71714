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
  /** `idAfiliadoEnteGestor` of the row somebody chose. */
  elegida: number | null;
  /** Document of who was registered just now. */
  registrado: string | null;
  /** The only row of a search. */
  unica: FilaAsegurado | undefined;
}

/** The row that the buttons are about: the one chosen, or else the only one found, or who was registered just now. */
export function filaElegida({ filas, elegida, registrado, unica }: Eleccion): FilaAsegurado | undefined {
  const escogida = filas.find((una) => una.idAfiliadoEnteGestor === elegida) ?? unica;
  if (escogida || elegida !== null) return escogida;
  // The newest stand first: of several affiliations of theirs, the new one.
  return filas.find((una) => numeroDeDocumento(una) === registrado);
}

/** What the address asks for, as far as the user may, its page of rows, and the row that is chosen. */
export function useLista(porPaginaUsual: TamanoDePagina, alBuscar: () => void) {
  const direccion = useBusqueda(porPaginaUsual);
  const perfil = usePerfil();
  const alcance = alcanceDe(perfil.data);
  const busqueda = limitarBusqueda(direccion.busqueda, alcance);
  // Whether MIS REGISTROS narrows the search is known only with the profile.
  const conocida = !direccion.busqueda.misRegistros || !perfil.isPending;
  const lista = useListaAsegurados(busqueda, conocida && seEntiende(busqueda));
  const [elegida, elegir] = useState(busqueda.detalle);
  const [registrado, setRegistrado] = useState(direccion.registrado);
  // Somebody searched: where a single row comes, it is theirs and the keys go on from it; where none does, from the next step.
  const [porEnfocar, setPorEnfocar] = useState(false);

  function buscar(cambios: Partial<Busqueda>) {
    elegir(null);
    setRegistrado(null);
    setPorEnfocar(true);
    alBuscar();
    // That of a column is one of what was found; that of the end of cover holds while everybody found has such a date.
    const pedida = { ...busqueda, ...cambios };
    const orden = cambios.orden ?? (esOrdenDeColumna(busqueda.orden) ? 'REGISTRO' : busqueda.orden);
    const nuevos = {
      ...cambios,
      orden: revisarOrdenDeLista(orden, pedida.estados, tieneFin(pedida)) === null ? orden : ('REGISTRO' as const),
      ilegible: undefined,
    };
    // The same search asked once more is asked of the server once more.
    if (seEntiende(busqueda) && mismaConsulta({ ...busqueda, ...nuevos, pagina: 0 }, busqueda)) void lista.refetch();
    else direccion.buscar(nuevos);
  }

  const { data, isPlaceholderData } = lista;
  usePaginaQueSobra(busqueda.pagina, { pages: data?.paginas, isPlaceholderData }, direccion.corregirPagina);

  const unica = data?.total === 1 && !isPlaceholderData ? data.filas[0] : undefined;
  const fila = filaElegida({ filas: data?.filas ?? [], elegida, registrado, unica });
  const alEnfocar = useCallback(() => setPorEnfocar(false), []);
  const nadie = data?.total === 0 && !isPlaceholderData;
  // Several rows: the focus stays where it is, and does not jump when a later page has one row.
  const hayQueElegir = data !== undefined && !lista.isFetching && unica === undefined && !nadie;
  useEffect(() => {
    if (hayQueElegir) setPorEnfocar(false);
  }, [hayQueElegir]);

  /** The list is asked anew, and who was registered is chosen in it. */
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
    /** The row chosen is that of who was registered just now. */
    reciente: fila !== undefined && numeroDeDocumento(fila) === registrado,
    elegir,
    mostrarRegistrado,
    porEnfocar: porEnfocar && !lista.isFetching && (unica !== undefined || nadie),
    alEnfocar,
    deRol: perfil.data?.acciones_permitidas ?? [],
  };
}
