import Alert from '@mui/material/Alert';
import type { Parametro } from '@sgpa/contract/shared/parametro';
import { tituloDeLista } from '@sgpa/domain/parametro/listas';
import { enlaceDeCapitulo } from '../../../lib/ayuda.ts';
import { useBusquedaDeLista } from '../../../lib/use-busqueda.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QuitarFiltros } from '../../lista/QuitarFiltros.tsx';
import { TablaDeLista } from '../../lista/TablaDeLista.tsx';
import { useListaPorPaginas } from '../../lista/use-lista-por-paginas.ts';
import { DialogoCambio } from '../actualizacion-parametro/DialogoCambio.tsx';
import { codigoYNombre } from '../etiquetas.ts';
import { DialogoImportacion } from '../importacion-establecimientos/DialogoImportacion.tsx';
import { DialogoAlta } from '../registro-parametro/DialogoAlta.tsx';
import { DialogoVigencia } from '../vigencia-parametro/DialogoVigencia.tsx';
import { BarraDeParametros } from './BarraDeParametros.tsx';
import { EN_PARAMETROS } from './busqueda.ts';
import { columnasDe } from './columnas.tsx';
import { FiltrosParametros } from './FiltrosParametros.tsx';
import { POR_PAGINA, useParametros } from './parametros.api.ts';

const SIN_FILTROS = { buscar: '', vigencia: '', ente: '' } as const;

const idDe = (p: Parametro): string => String(p.id);

/** /parametros (decisions §7): lists, managing entities, establishments and employers. */
export function PaginaParametros() {
  const direccion = useBusquedaDeLista('parametros', EN_PARAMETROS);
  const { busqueda, elegir, abrir, cerrar } = direccion;
  const respuesta = useParametros(busqueda);
  const { filas, total, alBuscar, paginas } = useListaPorPaginas(direccion, respuesta);
  const { lista, panel } = busqueda;
  const elegido = filas?.find(({ id }) => id === busqueda.elegido);

  return (
    <>
      <PageHeader help={enlaceDeCapitulo('parametros')} dense title="Parámetros" count={total} />
      <FiltrosParametros filtros={busqueda} buscando={respuesta.isFetching} alBuscar={alBuscar} />
      {respuesta.data?.hayMas ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          Hay más de {respuesta.data.totalElement.toLocaleString('es-BO')}: escriba parte del nombre o del número.
        </Alert>
      ) : null}
      {respuesta.data?.aviso ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {respuesta.data.aviso}
        </Alert>
      ) : null}
      <TablaDeLista
        respuesta={respuesta}
        label={tituloDeLista(lista)}
        columns={columnasDe(lista)}
        rows={filas}
        rowId={idDe}
        pageSize={POR_PAGINA}
        emptyText="No hay valores con los filtros elegidos."
        emptyAction={
          <QuitarFiltros busqueda={busqueda} sinFiltros={{ lista, ...SIN_FILTROS }} alBuscar={direccion.buscar} />
        }
        toolbar={<BarraDeParametros lista={lista} elegido={elegido} alAbrir={(uno) => abrir(uno)} />}
        selection={{
          id: elegido ? idDe(elegido) : null,
          onChange: (p) => elegir(p.id),
          label: codigoYNombre,
          onOpen: (p) =>
            p.acciones_permitidas.includes('actualizacion-parametro') ? abrir('editar', p.id) : elegir(p.id),
        }}
        paging={paginas}
      />
      <DialogoAlta lista={lista} abierto={panel === 'nuevo'} alCerrar={cerrar} />
      {panel === 'importar' ? <DialogoImportacion alCerrar={cerrar} /> : null}
      <DialogoCambio lista={lista} valor={panel === 'editar' ? elegido : undefined} alCerrar={cerrar} />
      <DialogoVigencia lista={lista} valor={panel === 'vigencia' ? elegido : undefined} alCerrar={cerrar} />
    </>
  );
}
