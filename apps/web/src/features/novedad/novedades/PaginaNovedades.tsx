import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Novedad } from '@sgpa/contract/v1/novedades';
import { nombreDeNovedad } from '@sgpa/domain/novedad/clases';
import { lazy, Suspense, useState } from 'react';
import { llamar } from '../../../lib/llamar.ts';
import { permite } from '../../../lib/permisos.ts';
import { useBusquedaDeLista } from '../../../lib/use-busqueda.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { countActive } from '../../../ui/ListFilters.tsx';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { porSigla } from '../../catalogo/opciones.ts';
import { useGrupo } from '../../catalogo/use-listas.ts';
import { FiltrosDeLista } from '../../lista/FiltrosDeLista.tsx';
import { PaginaDeLista } from '../../lista/PaginaDeLista.tsx';
import { type Opciones, useLista } from '../../lista/use-lista.ts';
import { CampoNumeroBuscado } from '../../persona/CampoNumeroBuscado.tsx';
import { numeroEscrito } from '../../persona/numero-buscado.ts';
import { IdentidadesDecididas } from '../decision-identidad/IdentidadesDecididas.tsx';
import { type BusquedaNovedades, DIRECCION_DE_NOVEDADES, type FiltrosDeNovedades } from './busqueda.ts';
import { columnasDe } from './columnas.tsx';

interface PropsDeBarraDeNovedades {
  elegida: Novedad | undefined;
  /** There is none to choose: no line stands over them. */
  vacia: boolean;
  alVerDetalle: () => void;
  alVerAsegurado: (novedad: Novedad) => void;
}

export function BarraDeNovedades({ elegida, vacia, alVerDetalle, alVerAsegurado }: PropsDeBarraDeNovedades) {
  if (vacia) return null;
  return (
    <ListToolbar>
      {elegida ? (
        <>
          <Button size="small" variant="contained" onClick={alVerDetalle}>
            Detalle Novedad
          </Button>
          <Button size="small" variant="outlined" onClick={() => alVerAsegurado(elegida)}>
            Ver al asegurado
          </Button>
          {/* The line shows name and reason whole, where the row shows their beginnings; a card shows both. */}
          <Typography
            variant="body2"
            role="status"
            sx={{ display: { xs: 'none', sm: 'block' }, flex: '1 1 20rem', minWidth: 0 }}
          >
            {`${elegida.nombres}: ${elegida.detalleNovedad}`}
          </Typography>
        </>
      ) : (
        <span>Elija una novedad para ver su detalle.</span>
      )}
    </ListToolbar>
  );
}

interface PropsDeFiltrosNovedades {
  filtros: FiltrosDeNovedades;
  buscando: boolean;
  alBuscar: (filtros: FiltrosDeNovedades) => void;
}

export function FiltrosNovedades({ filtros, buscando, alBuscar }: PropsDeFiltrosNovedades) {
  const { numeroDocumento, departamento } = filtros;
  const buscados = { numeroDocumento, departamento };
  const options = porSigla(useGrupo('DEPARTAMENTO'));
  return (
    <FiltrosDeLista<FiltrosDeNovedades>
      label="Novedades"
      active={countActive(buscados)}
      columns={{ sm: '2fr 2fr auto' }}
      width={800}
      buscados={buscados}
      campos={[
        {
          kind: 'own',
          name: 'numeroDocumento',
          render: (control) => <CampoNumeroBuscado control={control} name="numeroDocumento" />,
        },
        { kind: 'select', name: 'departamento', label: 'Departamento', options, allLabel: 'Todos' },
      ]}
      buscando={buscando}
      alBuscar={(escritos) => alBuscar({ ...escritos, numeroDocumento: numeroEscrito(escritos.numeroDocumento) })}
    />
  );
}

// The dialog comes behind the list, which works before it is there.
const DialogoNovedad = lazy(withTimeLimit(() => import('../detalle-novedad/DialogoNovedad.tsx')));

/** Nine columns fit a window of 1280 pixels, and ten rows of three lines one of 768. */
const JUNTAS = {
  '& .dt :is(th, td):not(.dt-choice)': { px: { sm: 0.75 }, fontSize: { sm: '0.8125rem' } },
  '& .dt td:not(.dt-choice)': { py: { sm: '1px' }, lineHeight: 1.2 },
};

/** Document 1 §9 sets the size. */
const POR_PAGINA = 10;
const SIN_FILTROS = { numeroDocumento: '', departamento: '' };
/** The path has this word for an empty filter (document 1 §5), which the contract reads as none. */
const SIN_FILTRO = 'null';

const NOVEDADES = {
  clave: 'novedades',
  idDe: (n: Novedad) => n.idNovedadEnteGestor,
  pedir: ({ numeroDocumento, departamento, pagina }: BusquedaNovedades, opciones: Opciones) => {
    const ci = numeroDocumento || SIN_FILTRO;
    const params = { page: pagina, limit: POR_PAGINA, ci, departamento: departamento || SIN_FILTRO };
    return llamar('novedades', { params }, opciones);
  },
};

const nombrarFila = (n: Novedad): string =>
  `${n.documentoIdentidad}, ${n.nombres}, ${nombreDeNovedad(n.codigoNovedad)}, ${n.siglaEnteGestor}`;

interface Props {
  /** Shows the details of the affiliation, from which one comes back here. */
  alVerAsegurado: (novedad: Novedad) => void;
}

/** Shows /novedades (document 1 §2 Correction of novedades). */
export function PaginaNovedades({ alVerAsegurado }: Props) {
  const direccion = useBusquedaDeLista('novedades', DIRECCION_DE_NOVEDADES);
  const { busqueda, corregirPagina } = direccion;
  const perfil = usePerfil();
  const lista = useLista(direccion, NOVEDADES);
  const { elegida } = lista;
  const [abierta, setAbierta] = useState(false);
  const [conDecididas, setConDecididas] = useState(false);
  return (
    <Box sx={JUNTAS}>
      <PaginaDeLista
        lista={lista}
        titulo="Corrección de novedades"
        nombre="Novedades"
        capitulo="correccion-de-novedades"
        acciones={
          perfil.data && permite(perfil.data, 'decision-identidad') ? (
            <Button size="small" onClick={() => setConDecididas(true)}>
              Identidades decididas
            </Button>
          ) : null
        }
        filtros={
          <FiltrosNovedades filtros={busqueda} buscando={lista.respuesta.isFetching} alBuscar={lista.alBuscar} />
        }
        barra={
          <BarraDeNovedades
            elegida={elegida}
            vacia={lista.filas?.length === 0}
            alVerDetalle={() => setAbierta(true)}
            alVerAsegurado={alVerAsegurado}
          />
        }
        columnas={columnasDe(perfil.data?.elige_ente ?? false)}
        porPagina={POR_PAGINA}
        nombrarFila={nombrarFila}
        alAbrir={(novedad) => {
          lista.elegir(novedad);
          setAbierta(true);
        }}
        siVacia="No hay novedades abiertas con los filtros elegidos."
        alQuitarFiltros={lista.alQuitar(SIN_FILTROS)}
      />
      <Suspense fallback={null}>
        <DialogoNovedad
          id={abierta ? busqueda.elegido : null}
          alCerrar={() => setAbierta(false)}
          alAtender={() => {
            setAbierta(false);
            corregirPagina(0);
          }}
          alVerAsegurado={elegida && (() => alVerAsegurado(elegida))}
        />
      </Suspense>
      {conDecididas ? (
        <IdentidadesDecididas numeroDocumento={busqueda.numeroDocumento} alCerrar={() => setConDecididas(false)} />
      ) : null}
    </Box>
  );
}
