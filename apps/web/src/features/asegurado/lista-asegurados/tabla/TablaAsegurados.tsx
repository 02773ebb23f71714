import Box from '@mui/material/Box';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import {
  esOrdenDeColumna,
  type OrdenDeLista,
  ordenAlReves,
  revisarCuantosSeOrdenan,
  revisarOrdenDeLista,
} from '@sgpa/domain/asegurado/lista-asegurados';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { apellidosYNombre, documentoConTipo } from '../../../persona/identidad.ts';
import { type Busqueda, tieneFin } from '../busqueda.ts';
import type { PaginaDeLista } from '../consulta.ts';
import type { Preferencias } from '../preferencias.ts';
import { columnasALaVista } from './columnas.tsx';
import { variablesDeTabla } from './estilo-tabla.ts';
import './tabla.css';

interface Props {
  busqueda: Busqueda;
  veAlPersonal: boolean;
  lista: PaginaDeLista | undefined;
  cargando: boolean;
  preferencias: Preferencias;
  elegida: number | null;
  alElegir: (id: number) => void;
  /** Enter and a double click call it. */
  alAbrir: (fila: FilaAsegurado) => void;
  alTeclear: (letra: string) => void;
  alOrdenar: (orden: OrdenDeLista) => void;
  alCambiarPagina: (pagina: number) => void;
  /** The focus is due until the row that a search chose has it, or whoever searched went on to something else. */
  porEnfocar: boolean;
  alEnfocar: () => void;
  barra: ReactNode;
  siVacia: ReactNode;
}

const MINIMO_FILAS = 4;

/** What an index orders can always be ordered; any other column only while few rows are found. */
const porQueNoSeOrdena = (orden: OrdenDeLista, busqueda: Busqueda, lista: PaginaDeLista | undefined) =>
  esOrdenDeColumna(orden)
    ? revisarCuantosSeOrdenan(lista?.total ?? 0, lista?.masDe)
    : revisarOrdenDeLista(orden, busqueda.estados, tieneFin(busqueda));

const sentidoDe = (orden: OrdenDeLista, actual: OrdenDeLista) => {
  if (actual === orden) return 'ascending';
  return actual === ordenAlReves(orden) ? 'descending' : null;
};

/** Goes from the column's order to its reverse, where there is one, and then to the list's own. */
function siguienteOrden(orden: OrdenDeLista, actual: OrdenDeLista): OrdenDeLista {
  const alReves = ordenAlReves(orden);
  if (actual === orden) return alReves ?? 'REGISTRO';
  return actual === alReves ? 'REGISTRO' : orden;
}

export function TablaAsegurados(props: Props) {
  const { busqueda, cargando, preferencias, elegida, alElegir, alAbrir, alTeclear, alCambiarPagina } = props;
  const { porEnfocar, alEnfocar } = props;
  // Rows that came are drawn a little at a time; an empty list shows at once.
  const dibujable = useDeferredValue(props.lista);
  const lista = props.lista && dibujable;
  const { tipoAfiliado, pagina, porPagina } = busqueda;
  const tabla = useRef<HTMLDivElement>(null);
  const altoPrevio = useRef<number>(porPagina);
  // The table keeps the height of a whole page, or less when everything fits in less; while loading, its former height.
  const alto = lista ? Math.min(porPagina, Math.max(MINIMO_FILAS, lista.filas.length)) : altoPrevio.current;
  useEffect(() => {
    altoPrevio.current = alto;
  }, [alto]);

  // The focus stays with whoever types or points already: the next letter would be an action of the row.
  useEffect(() => {
    if (!porEnfocar) return;
    const alSeguir = (evento: Event) => {
      if (!(evento instanceof KeyboardEvent && evento.key === 'Enter')) alEnfocar();
    };
    document.addEventListener('keydown', alSeguir, true);
    document.addEventListener('pointerdown', alSeguir, true);
    return () => {
      document.removeEventListener('keydown', alSeguir, true);
      document.removeEventListener('pointerdown', alSeguir, true);
    };
  }, [porEnfocar, alEnfocar]);

  useEffect(() => {
    if (!porEnfocar || lista === undefined || elegida === null) return;
    tabla.current?.querySelector<HTMLElement>(`[data-row="${elegida}"]`)?.focus();
    alEnfocar();
  }, [porEnfocar, lista, elegida, alEnfocar]);

  function cambiarPagina(nueva: number) {
    alCambiarPagina(nueva);
    const contenedor = tabla.current;
    if (contenedor && contenedor.getBoundingClientRect().top < 0) contenedor.scrollIntoView({ block: 'start' });
  }

  /** A letter is a shortcut only while a row's own radio button has the focus. */
  function teclear({ target, key, ctrlKey, altKey, metaKey }: KeyboardEvent) {
    if (ctrlKey || altKey || metaKey || !/^\p{L}$/u.test(key)) return;
    if (target instanceof HTMLInputElement && target.type === 'radio' && target.checked) alTeclear(key.toUpperCase());
  }

  return (
    <Box
      ref={tabla}
      className="lista"
      data-densidad={preferencias.densidad}
      style={variablesDeTabla(tipoAfiliado, alto)}
      onKeyDown={teclear}
    >
      <DataTable<FilaAsegurado>
        label={tipoAfiliado === 'TITULAR' ? 'Lista de titulares' : 'Lista de beneficiarios'}
        toolbar={props.barra}
        columns={columnasALaVista(tipoAfiliado, props.veAlPersonal, preferencias.ocultas, (orden) => ({
          direction: sentidoDe(orden, busqueda.orden),
          onToggle: () => props.alOrdenar(siguienteOrden(orden, busqueda.orden)),
          unavailable: porQueNoSeOrdena(orden, busqueda, lista)?.texto,
        }))}
        rows={lista?.filas}
        rowId={(fila) => String(fila.idAfiliadoEnteGestor)}
        emptyText="No se pudo encontrar registros con esta información."
        emptyAction={props.siVacia}
        loading={cargando}
        pageSize={alto}
        selection={{
          id: elegida === null ? null : String(elegida),
          onChange: (fila) => alElegir(fila.idAfiliadoEnteGestor),
          label: (fila) => `${documentoConTipo(fila)}, ${apellidosYNombre(fila)}`,
          onOpen: alAbrir,
        }}
        paging={{ page: pagina, pageCount: lista?.paginas ?? 1, onChange: cambiarPagina }}
      />
    </Box>
  );
}
