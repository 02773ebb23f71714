import Box from '@mui/material/Box';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { lazy, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { withTimeLimit } from '../../../../ui/with-time-limit.ts';
import { apellidosYNombre, documentoConTipo } from '../../../persona/identidad.ts';
import { type Busqueda, TAMANOS_DE_PAGINA, type TamanoDePagina } from '../busqueda.ts';
import type { PaginaDeLista } from '../consulta.ts';
import { COLUMNAS } from './columnas.tsx';
import { estiloDeTabla } from './estilo-tabla.ts';

const SelectorDeTamano = lazy(withTimeLimit(() => import('../../../../ui/PageSizeSelect.tsx')));

interface Props {
  busqueda: Busqueda;
  lista: PaginaDeLista | undefined;
  cargando: boolean;
  elegida: number | null;
  alElegir: (id: number) => void;
  alCambiarPagina: (pagina: number) => void;
  alCambiarTamano: (tamano: TamanoDePagina) => void;
}

/** Room for the text of an empty list. */
const MINIMO_FILAS = 4;

export function TablaAsegurados(props: Props) {
  const { busqueda, cargando, elegida, alElegir, alCambiarPagina, alCambiarTamano } = props;
  // The rows that have come are drawn a little at a time; where there are none any more, that shows at once.
  const dibujable = useDeferredValue(props.lista);
  const lista = props.lista && dibujable;
  const { tipoAfiliado, pagina, porPagina } = busqueda;
  const tabla = useRef<HTMLDivElement>(null);
  const altoPrevio = useRef<number>(porPagina);
  // The place of a whole page, or less when everything fits in less; while loading, what it was before.
  const alto = lista ? Math.min(porPagina, Math.max(MINIMO_FILAS, lista.total)) : altoPrevio.current;
  useEffect(() => {
    altoPrevio.current = alto;
  }, [alto]);

  function cambiarPagina(nueva: number) {
    alCambiarPagina(nueva);
    const contenedor = tabla.current;
    if (contenedor && contenedor.getBoundingClientRect().top < 0) contenedor.scrollIntoView({ block: 'start' });
  }

  function cambiarTamano(nuevo: number) {
    const tamano = TAMANOS_DE_PAGINA.find((uno) => uno === nuevo);
    if (tamano !== undefined) alCambiarTamano(tamano);
  }

  return (
    <Box ref={tabla} sx={estiloDeTabla(tipoAfiliado, alto)}>
      <DataTable<FilaAsegurado>
        label={tipoAfiliado === 'TITULAR' ? 'Lista de titulares' : 'Lista de beneficiarios'}
        columns={COLUMNAS[tipoAfiliado]}
        rows={lista?.filas}
        rowId={(fila) => String(fila.idAfiliadoEnteGestor)}
        emptyText="No se pudo encontrar registros con esta información."
        loading={cargando}
        pageSize={alto}
        selection={{
          id: elegida === null ? null : String(elegida),
          onChange: (fila) => alElegir(fila.idAfiliadoEnteGestor),
          label: (fila) => `${documentoConTipo(fila)}, ${apellidosYNombre(fila)}`,
        }}
        paging={{ page: pagina, pageCount: lista?.paginas ?? 1, onChange: cambiarPagina }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1.5 }}>
        <Suspense>
          <SelectorDeTamano sizes={TAMANOS_DE_PAGINA} value={porPagina} onChange={cambiarTamano} />
        </Suspense>
      </Box>
    </Box>
  );
}
