import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Novedad } from '@sgpa/contract/v1/novedades';
import { nombreDeNovedad } from '@sgpa/domain/novedad/clases';
import { useState } from 'react';
import { enlaceDeCapitulo } from '../../../lib/ayuda.ts';
import { permite } from '../../../lib/permisos.ts';
import { useBusquedaDeLista } from '../../../lib/use-busqueda.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QuitarFiltros } from '../../lista/QuitarFiltros.tsx';
import { TablaDeLista } from '../../lista/TablaDeLista.tsx';
import { useListaPorPaginas } from '../../lista/use-lista-por-paginas.ts';
import { IdentidadesDecididas } from '../decision-identidad/IdentidadesDecididas.tsx';
import { DialogoNovedad } from '../detalle-novedad/DialogoNovedad.tsx';
import { BarraDeNovedades } from './BarraDeNovedades.tsx';
import { EN_NOVEDADES } from './busqueda.ts';
import { columnasDe } from './columnas.tsx';
import { FiltrosNovedades } from './FiltrosNovedades.tsx';
import { POR_PAGINA, useNovedades } from './novedades.api.ts';

interface Props {
  /** Shows the details of the affiliation, from which one comes back here. */
  alVerAsegurado: (novedad: Novedad) => void;
}

/** Nine columns fit a window of 1280 pixels, and ten rows of three lines one of 768. */
const JUNTAS = {
  '& .dt :is(th, td):not(.dt-choice)': { px: { sm: 0.75 }, fontSize: { sm: '0.8125rem' } },
  '& .dt td:not(.dt-choice)': { py: { sm: '1px' }, lineHeight: 1.2 },
};

const SIN_FILTROS = { numeroDocumento: '', departamento: '' };

const idDe = (n: Novedad): string => String(n.idNovedadEnteGestor);
const nombrarFila = (n: Novedad): string =>
  `${n.documentoIdentidad}, ${n.nombres}, ${nombreDeNovedad(n.codigoNovedad)}, ${n.siglaEnteGestor}`;

/** /novedades (document 1 §2 Correction of novedades). */
export function PaginaNovedades({ alVerAsegurado }: Props) {
  const direccion = useBusquedaDeLista('novedades', EN_NOVEDADES);
  const { busqueda, buscar, elegir, corregirPagina } = direccion;
  const perfil = usePerfil();
  const respuesta = useNovedades(busqueda);
  const { filas, total, alBuscar, paginas } = useListaPorPaginas(direccion, respuesta);
  const [abierta, setAbierta] = useState(false);
  const [conDecididas, setConDecididas] = useState(false);
  const elegida = filas?.find((n) => n.idNovedadEnteGestor === busqueda.elegido);

  function abrir(novedad: Novedad) {
    elegir(novedad.idNovedadEnteGestor);
    setAbierta(true);
  }

  return (
    <>
      <PageHeader
        help={enlaceDeCapitulo('correccion-de-novedades')}
        dense
        title="Corrección de novedades"
        count={total}
        actions={
          perfil.data && permite(perfil.data, 'decision-identidad') ? (
            <Button size="small" onClick={() => setConDecididas(true)}>
              Identidades decididas
            </Button>
          ) : null
        }
      />
      <FiltrosNovedades filtros={busqueda} buscando={respuesta.isFetching} alBuscar={alBuscar} />
      <Box sx={JUNTAS}>
        <TablaDeLista
          respuesta={respuesta}
          label="Novedades"
          columns={columnasDe(perfil.data?.elige_ente ?? false)}
          rows={filas}
          rowId={idDe}
          pageSize={POR_PAGINA}
          emptyText="No hay novedades abiertas con los filtros elegidos."
          emptyAction={<QuitarFiltros busqueda={busqueda} sinFiltros={SIN_FILTROS} alBuscar={buscar} />}
          toolbar={
            <BarraDeNovedades
              elegida={elegida}
              vacia={filas?.length === 0}
              alVerDetalle={() => setAbierta(true)}
              alVerAsegurado={alVerAsegurado}
            />
          }
          selection={{
            id: elegida ? idDe(elegida) : null,
            onChange: (n) => elegir(n.idNovedadEnteGestor),
            label: nombrarFila,
            onOpen: abrir,
          }}
          paging={paginas}
        />
      </Box>
      <DialogoNovedad
        id={abierta ? busqueda.elegido : null}
        alCerrar={() => setAbierta(false)}
        alAtender={() => {
          setAbierta(false);
          corregirPagina(0);
        }}
        alVerAsegurado={elegida && (() => alVerAsegurado(elegida))}
      />
      {conDecididas ? (
        <IdentidadesDecididas numeroDocumento={busqueda.numeroDocumento} alCerrar={() => setConDecididas(false)} />
      ) : null}
    </>
  );
}
