import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { enlaceDeCapitulo } from '../../lib/ayuda.ts';
import type { Capitulo } from '../../lib/capitulos.ts';
import type { DataColumn } from '../../ui/data-table-types.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TablaDeLista } from './TablaDeLista.tsx';
import type { Listado } from './use-lista.ts';

interface Props<T> {
  lista: Listado<T>;
  titulo: string;
  capitulo: Capitulo;
  /** The name says what the table holds, where that is not the title. */
  nombre?: string;
  acciones?: ReactNode;
  filtros?: ReactNode;
  /** The notices concern all rows, and stand over the table. */
  avisos?: ReactNode;
  barra: ReactNode;
  columnas: readonly DataColumn<T>[];
  porPagina: number;
  nombrarFila: (fila: T) => string;
  alAbrir: (fila: T) => void;
  /** An empty list shows this text; `alQuitarFiltros` offers to see all rows. */
  siVacia: string;
  alQuitarFiltros?: (() => void) | null;
  children?: ReactNode;
}

/** Shows a list as a page: its filters, its rows, of which one is chosen, and what may be done with that one. */
export function PaginaDeLista<T>({ lista, titulo, nombre = titulo, children, ...resto }: Props<T>) {
  const { respuesta, filas, total, elegida, idDe, elegir, paginas } = lista;
  return (
    <>
      {/* Where there are filters too, the rows need the room. */}
      <PageHeader
        help={enlaceDeCapitulo(resto.capitulo)}
        dense={resto.filtros !== undefined}
        title={titulo}
        count={respuesta.error ? undefined : total}
        actions={resto.acciones}
      />
      {resto.filtros}
      {resto.avisos}
      <TablaDeLista
        respuesta={respuesta}
        label={nombre}
        columns={resto.columnas}
        rows={filas}
        rowId={(fila) => String(idDe(fila))}
        pageSize={resto.porPagina}
        emptyText={resto.siVacia}
        emptyAction={
          resto.alQuitarFiltros ? (
            <Button variant="outlined" onClick={resto.alQuitarFiltros}>
              Quitar los filtros
            </Button>
          ) : null
        }
        toolbar={resto.barra}
        selection={{
          id: elegida ? String(idDe(elegida)) : null,
          onChange: elegir,
          label: resto.nombrarFila,
          onOpen: resto.alAbrir,
        }}
        paging={paginas}
      />
      {children}
    </>
  );
}
