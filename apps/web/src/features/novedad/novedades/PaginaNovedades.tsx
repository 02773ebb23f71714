import Button from '@mui/material/Button';
import type { Novedad } from '@sgpa/contract/v1/novedades';
import { useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { esLaMisma } from '../../../lib/misma-busqueda.ts';
import { usePaginaQueSobra } from '../../../lib/use-pagina-que-sobra.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { DialogoNovedad } from '../detalle-novedad/DialogoNovedad.tsx';
import { COLUMNAS } from './columnas.tsx';
import { FiltrosNovedades } from './FiltrosNovedades.tsx';
import { POR_PAGINA, useNovedades } from './novedades.api.ts';
import { useBusquedaNovedades } from './use-busqueda.ts';

interface Props {
  /** Shows the details of the affiliation, from which one comes back here. */
  alVerAsegurado: (novedad: Novedad) => void;
}

const SIN_FILTROS = { numeroDocumento: '', departamento: '' };

const idDe = (n: Novedad): string => String(n.idNovedadEnteGestor);
const nombrarFila = (n: Novedad): string => `${n.documentoIdentidad}, ${n.nombres}`;

/** /novedades (document 1 §2 Correction of novedades). */
export function PaginaNovedades({ alVerAsegurado }: Props) {
  const { busqueda, buscar, verPagina, elegir, volverAlPrincipio } = useBusquedaNovedades();
  const respuesta = useNovedades(busqueda);
  const { data, error, isFetching, refetch } = respuesta;
  const [abierta, setAbierta] = useState(false);
  const filas = data?.content;
  const elegida = filas?.find((n) => n.idNovedadEnteGestor === busqueda.novedad);
  usePaginaQueSobra(busqueda.pagina, respuesta, volverAlPrincipio);

  function abrir(novedad: Novedad) {
    elegir(novedad.idNovedadEnteGestor);
    setAbierta(true);
  }

  return (
    <>
      <PageHeader dense title="Corrección de novedades" count={error ? undefined : data?.totalElement} />
      <FiltrosNovedades
        filtros={busqueda}
        buscando={isFetching}
        alBuscar={(filtros) => (esLaMisma(busqueda, { ...filtros, pagina: 0 }) ? void refetch() : buscar(filtros))}
      />
      {error ? (
        <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label="Novedades"
          columns={COLUMNAS}
          rows={filas}
          rowId={idDe}
          loading={isFetching}
          pageSize={POR_PAGINA}
          emptyText="No hay novedades abiertas con los filtros elegidos."
          emptyAction={
            esLaMisma(busqueda, SIN_FILTROS) ? null : (
              <Button variant="outlined" onClick={() => buscar(SIN_FILTROS)}>
                Quitar los filtros
              </Button>
            )
          }
          toolbar={
            <ListToolbar>
              {elegida ? (
                <>
                  <Button size="small" variant="contained" onClick={() => setAbierta(true)}>
                    Detalle Novedad
                  </Button>
                  <Button size="small" variant="outlined" onClick={() => alVerAsegurado(elegida)}>
                    Ver al asegurado
                  </Button>
                </>
              ) : (
                <span>{filas?.length === 0 ? null : 'Elija una novedad para ver su detalle.'}</span>
              )}
            </ListToolbar>
          }
          selection={{
            id: elegida ? idDe(elegida) : null,
            onChange: (n) => elegir(n.idNovedadEnteGestor),
            label: nombrarFila,
            onOpen: abrir,
          }}
          paging={{ page: busqueda.pagina, pageCount: data?.pages ?? 0, onChange: verPagina }}
        />
      )}
      <DialogoNovedad
        id={abierta ? busqueda.novedad : null}
        alCerrar={() => setAbierta(false)}
        alDarDeBaja={() => {
          setAbierta(false);
          volverAlPrincipio();
        }}
        alVerAsegurado={elegida && (() => alVerAsegurado(elegida))}
      />
    </>
  );
}
