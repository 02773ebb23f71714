import { mensajeDeError } from '../../../lib/error-api.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useTotalesPorEstado } from './resumen.api.ts';
import { TarjetasEsqueleto } from './TarjetasEsqueleto.tsx';
import { TarjetasPorEstado } from './TarjetasPorEstado.tsx';

export function PaginaResumen() {
  const { data, error, refetch } = useTotalesPorEstado();
  const total = data?.reduce((suma, fila) => suma + fila.total, 0);
  return (
    <>
      <PageHeader title="Resumen de la población asegurada" count={total} />
      {error ? <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <TarjetasEsqueleto /> : null}
      {data?.length === 0 ? <EmptyState text="Todavía no hay registros para mostrar." /> : null}
      {data && data.length > 0 ? <TarjetasPorEstado totales={data} /> : null}
    </>
  );
}
