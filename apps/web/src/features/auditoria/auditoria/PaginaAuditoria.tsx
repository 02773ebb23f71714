import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { esLaMisma } from '../../../lib/misma-busqueda.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { POR_PAGINA, useAuditoria } from './auditoria.api.ts';
import { COLUMNAS } from './columnas.tsx';
import { DialogoFila } from './DialogoFila.tsx';
import { leerDireccion } from './direccion.ts';
import { FiltrosAuditoria } from './FiltrosAuditoria.tsx';
import { useBusquedaAuditoria } from './use-busqueda.ts';
import { useExportacion } from './use-exportacion.ts';

const SIN_FILTROS = leerDireccion({});

/** /auditoria (decisions §7, §9): who did what to which record, the newest first. */
export function PaginaAuditoria() {
  const { busqueda, tras, abierta, buscar, masAntiguas, masRecientes, abrir, cerrar } = useBusquedaAuditoria();
  const [elegida, setElegida] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = useAuditoria(busqueda, tras);
  const { exportando, exportar } = useExportacion(busqueda);
  const laFila = (id: number | null) => data?.datos.find(({ idFila }) => idFila === id);
  const fila = laFila(elegida);
  const siguiente = data?.siguiente ?? null;

  return (
    <>
      <PageHeader title="Auditoría" />
      <FiltrosAuditoria
        busqueda={busqueda}
        buscando={isFetching}
        alBuscar={(nueva) => (tras === '' && esLaMisma(busqueda, nueva) ? void refetch() : buscar(nueva))}
      />
      {error ? (
        <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label="Auditoría"
          columns={COLUMNAS}
          rows={data?.datos}
          rowId={({ idFila }) => String(idFila)}
          loading={isFetching}
          pageSize={POR_PAGINA}
          emptyText="No hay registros de auditoría con los filtros elegidos."
          emptyAction={
            <Button variant="outlined" onClick={() => buscar(SIN_FILTROS)}>
              Quitar los filtros
            </Button>
          }
          toolbar={
            <Stack direction="row" spacing={1} useFlexGap sx={{ p: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <Button size="small" variant="contained" disabled={!fila} onClick={() => fila && abrir(fila.idFila)}>
                Ver detalle
              </Button>
              <Button size="small" variant="outlined" aria-disabled={exportando} onClick={() => void exportar()}>
                {exportando ? 'Exportando…' : 'Exportar CSV'}
              </Button>
            </Stack>
          }
          selection={{
            id: fila ? String(fila.idFila) : null,
            onChange: ({ idFila }) => setElegida(idFila),
            label: ({ cuando, descripcion }) => `${cuando}, ${descripcion}`,
            onOpen: ({ idFila }) => abrir(idFila),
          }}
        />
      )}
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'center', py: 1 }}>
        <Button
          disabled={masRecientes === null}
          aria-disabled={isFetching}
          onClick={() => isFetching || masRecientes?.()}
        >
          Más recientes
        </Button>
        <Button
          disabled={siguiente === null}
          aria-disabled={isFetching}
          onClick={() => isFetching || siguiente === null || masAntiguas(siguiente)}
        >
          Más antiguas
        </Button>
      </Stack>
      <DialogoFila fila={laFila(abierta) ?? null} alCerrar={cerrar} />
    </>
  );
}
