import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { Declaracion, DeclaracionListada } from '@sgpa/contract/monitoreo/declaraciones';
import { lazy, Suspense, useState } from 'react';
import { esLaMisma } from '../../../lib/misma-busqueda.ts';
import { permite } from '../../../lib/permisos.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { ReasonedButton } from '../../../ui/ReasonedButton.tsx';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { PaginaDeLista } from '../../lista/PaginaDeLista.tsx';
import { useAnulacion } from '../anulacion-declaracion/use-anulacion.ts';
import { mostrarDia, porRemitir, seDeclaraAun, YA_REMITIDOS } from '../dia.ts';
import { type BusquedaMonitoreo, type FiltrosDeclaraciones as Filtros, SIN_FILTROS } from './busqueda.ts';
import { columnasDe } from './columnas.tsx';
import { useDeclaraciones } from './declaraciones.api.ts';
import { FiltrosDeclaraciones } from './FiltrosDeclaraciones.tsx';

// The dialog comes behind the list, which works before it is there.
const DialogoDeclaracion = lazy(withTimeLimit(() => import('./DialogoDeclaracion.tsx')));

const POR_PAGINA = 10;
const SIN_ELEGIR = 'Elija una declaración.';
const SOLO_SE_LEE = 'La declaración está anulada: solo se lee, con Intro o doble clic.';
const YA_NO_SE_CORRIGE = 'Solo se corrigen los dos últimos cierres de mes; esta se lee, con Intro o doble clic.';

interface Props {
  busqueda: BusquedaMonitoreo;
  ir: (cambios: Partial<BusquedaMonitoreo>) => void;
  /** Leads from the people of a figure to the comparison. */
  volver: () => void;
}

interface DeLosBotones {
  fila: Declaracion | undefined;
  /** None of the last month-ends is still to be sent. */
  yaRemitidos: boolean;
  alAbrir: (cual: NonNullable<BusquedaMonitoreo['abierta']>) => void;
  alAnular: () => void;
}

function Botones({ fila, yaRemitidos, alAbrir, alAnular }: DeLosBotones) {
  const anulacion = useAnulacion(alAnular);
  const impide = fila === undefined ? SIN_ELEGIR : fila.estado === 'REMITIDO' ? null : SOLO_SE_LEE;
  const yaNo = fila === undefined || seDeclaraAun(fila) ? null : YA_NO_SE_CORRIGE;
  return (
    <>
      <ReasonedButton
        size="small"
        variant="outlined"
        reason={yaRemitidos ? YA_REMITIDOS : null}
        onClick={() => alAbrir('nueva')}
      >
        Nuevo
      </ReasonedButton>
      <ReasonedButton
        size="small"
        variant="outlined"
        reason={impide ?? yaNo}
        onClick={() => fila && alAbrir(fila.idPoblacionDeclarada)}
      >
        Editar
      </ReasonedButton>
      <ReasonedButton
        size="small"
        variant="outlined"
        color="error"
        reason={impide}
        busy={anulacion.enviando}
        onClick={() => fila && void anulacion.escribir(fila)}
      >
        Eliminar
      </ReasonedButton>
    </>
  );
}

/** The server sends all declarations at once; their pages are made here. */
function usePaginada({ busqueda, ir }: Omit<Props, 'volver'>) {
  const respuesta = useDeclaraciones(busqueda);
  const todas = respuesta.data?.data;
  const [pagina, setPagina] = useState(0);
  const [elegida, setElegida] = useState<number | null>(null);
  const idDe = (d: DeclaracionListada) => d.idPoblacionDeclarada;
  const pageCount = Math.ceil((todas?.length ?? 0) / POR_PAGINA);
  const page = Math.min(pagina, Math.max(0, pageCount - 1));
  return {
    lista: {
      respuesta,
      filas: todas?.slice(page * POR_PAGINA, (page + 1) * POR_PAGINA),
      total: todas?.length,
      idDe,
      elegida: todas?.find((d) => idDe(d) === elegida),
      elegir: (d: DeclaracionListada) => setElegida(idDe(d)),
      paginas: { page, pageCount, onChange: setPagina },
    },
    periodos: respuesta.data?.periodos ?? [],
    sinElegir: () => setElegida(null),
    buscar: (filtros: Filtros) => {
      setPagina(0);
      if (esLaMisma(busqueda, filtros)) void respuesta.refetch();
      else ir({ ...filtros, abierta: null, cifra: null });
    },
  };
}

/** Shows /monitoreoView (document 2 §2 Monitoring screen). */
export function PaginaDeclaraciones({ busqueda, ir, volver }: Props) {
  const { abierta, anuladas, cifra } = busqueda;
  const perfil = usePerfil();
  const { lista, periodos, sinElegir, buscar } = usePaginada({ busqueda, ir });
  const eligeEnte = perfil.data?.elige_ente ?? false;
  const puedeRemitir = permite(perfil.data, 'remision-declaracion');
  const suyas = useDeclaraciones({ ...SIN_FILTROS, anuladas: false }, puedeRemitir).data?.data;
  const faltan = suyas && porRemitir(suyas);
  const abrir = (cual: typeof abierta) => ir({ abierta: cual });
  const fila = lista.elegida;
  return (
    <PaginaDeLista
      lista={lista}
      titulo="Remisión de Información de Total de Asegurados"
      nombre="Declaraciones"
      capitulo="remision-de-informacion-de-total-de-asegurados"
      filtros={
        <FiltrosDeclaraciones
          filtros={busqueda}
          periodos={periodos}
          eligeEnte={eligeEnte}
          buscando={lista.respuesta.isFetching}
          alBuscar={buscar}
        />
      }
      barra={
        <ListToolbar>
          {puedeRemitir ? (
            <Botones fila={fila} yaRemitidos={faltan?.length === 0} alAbrir={abrir} alAnular={sinElegir} />
          ) : (
            <ReasonedButton
              size="small"
              variant="contained"
              reason={fila ? null : SIN_ELEGIR}
              onClick={() => fila && abrir(fila.idPoblacionDeclarada)}
            >
              Ver
            </ReasonedButton>
          )}
          <FormControlLabel
            sx={{ ml: 'auto' }}
            label="Mostrar anuladas"
            control={
              <Switch
                size="small"
                checked={anuladas}
                onChange={(_evento, si) => ir({ anuladas: si, abierta: null, cifra: null })}
              />
            }
          />
        </ListToolbar>
      }
      columnas={columnasDe(eligeEnte)}
      porPagina={POR_PAGINA}
      nombrarFila={(d) => `${d.enteGestor}, ${mostrarDia(d)}`}
      alAbrir={({ idPoblacionDeclarada }) => abrir(idPoblacionDeclarada)}
      siVacia="No hay declaraciones remitidas con los filtros elegidos."
      alQuitarFiltros={esLaMisma(busqueda, SIN_FILTROS) ? null : () => buscar(SIN_FILTROS)}
    >
      <Suspense fallback={null}>
        <DialogoDeclaracion
          abierta={abierta === 'nueva' && !puedeRemitir ? null : abierta}
          puedeRemitir={puedeRemitir}
          porRemitir={faltan}
          cifra={cifra}
          alVer={abrir}
          alCerrar={() => ir({ abierta: null, cifra: null })}
          alVolver={volver}
        />
      </Suspense>
    </PaginaDeLista>
  );
}
