import Alert from '@mui/material/Alert';
import type { Parametro } from '@sgpa/contract/shared/parametro';
import { tituloDeLista } from '@sgpa/domain/parametro/listas';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { esLaMisma } from '../../../lib/misma-busqueda.ts';
import { usePaginaQueSobra } from '../../../lib/use-pagina-que-sobra.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { DialogoCambio } from '../actualizacion-parametro/DialogoCambio.tsx';
import { DialogoAlta } from '../registro-parametro/DialogoAlta.tsx';
import { DialogoVigencia } from '../vigencia-parametro/DialogoVigencia.tsx';
import { BarraDeParametros } from './BarraDeParametros.tsx';
import { columnasDe } from './columnas.tsx';
import { FiltrosParametros } from './FiltrosParametros.tsx';
import { POR_PAGINA, useParametros } from './parametros.api.ts';
import { useBusquedaParametros } from './use-busqueda.ts';

const idDe = (p: Parametro): string => String(p.id);

/** /parametros (decisions §7): lists, managing entities, establishments and employers. */
export function PaginaParametros() {
  const { busqueda, buscar, verPagina, elegir, abrir, cerrar, volverAlPrincipio } = useBusquedaParametros();
  const respuesta = useParametros(busqueda);
  const { data, error, isFetching, refetch } = respuesta;
  const { lista, panel } = busqueda;
  const elegido = data?.content.find(({ id }) => id === busqueda.valor);
  usePaginaQueSobra(busqueda.pagina, respuesta, volverAlPrincipio);

  return (
    <>
      <PageHeader title="Parámetros" count={error ? undefined : data?.totalElement} />
      <FiltrosParametros
        filtros={busqueda}
        buscando={isFetching}
        alBuscar={(filtros) => (esLaMisma(busqueda, { ...filtros, pagina: 0 }) ? void refetch() : buscar(filtros))}
      />
      {data?.hayMas ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          Hay más de {data.totalElement.toLocaleString('es-BO')}: escriba parte del nombre o del número.
        </Alert>
      ) : null}
      {error ? (
        <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={tituloDeLista(lista)}
          columns={columnasDe(lista)}
          rows={data?.content}
          rowId={idDe}
          loading={isFetching}
          pageSize={POR_PAGINA}
          emptyText="No hay valores con los filtros elegidos."
          toolbar={<BarraDeParametros lista={lista} elegido={elegido} alAbrir={(uno) => abrir(uno)} />}
          selection={{
            id: elegido ? idDe(elegido) : null,
            onChange: (p) => elegir(p.id),
            label: (p) => `${p.codigo}, ${p.nombre}`,
            onOpen: (p) =>
              p.acciones_permitidas.includes('actualizacion-parametro') ? abrir('editar', p.id) : elegir(p.id),
          }}
          paging={{ page: busqueda.pagina, pageCount: data?.pages ?? 0, onChange: verPagina }}
        />
      )}
      <DialogoAlta lista={lista} abierto={panel === 'nuevo'} alCerrar={cerrar} />
      <DialogoCambio lista={lista} valor={panel === 'editar' ? elegido : undefined} alCerrar={cerrar} />
      <DialogoVigencia lista={lista} valor={panel === 'vigencia' ? elegido : undefined} alCerrar={cerrar} />
    </>
  );
}
