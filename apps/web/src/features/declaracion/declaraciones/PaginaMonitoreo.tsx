import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { Declaracion } from '@sgpa/contract/monitoreo/declaraciones';
import { useState } from 'react';
import { enlaceDeCapitulo } from '../../../lib/ayuda.ts';
import { esLaMisma } from '../../../lib/misma-busqueda.ts';
import { permite } from '../../../lib/permisos.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ReasonedButton } from '../../../ui/ReasonedButton.tsx';
import { QuitarFiltros } from '../../lista/QuitarFiltros.tsx';
import { TablaDeLista } from '../../lista/TablaDeLista.tsx';
import { useAnulacion } from '../anulacion-declaracion/use-anulacion.ts';
import { mostrarDia, porRemitir, seDeclaraAun, YA_REMITIDOS } from '../dia.ts';
import { type BusquedaMonitoreo, type FiltrosDeclaraciones, SIN_FILTROS } from './busqueda.ts';
import { columnasDe } from './columnas.tsx';
import { DialogoDeclaracion } from './DialogoDeclaracion.tsx';
import { useDeclaraciones } from './declaraciones.api.ts';
import { FiltrosDeLista } from './FiltrosDeLista.tsx';

const POR_PAGINA = 10;
const SIN_ELEGIR = 'Elija una declaración.';
const SOLO_SE_LEE = 'La declaración está anulada: solo se lee, con Intro o doble clic.';
const YA_NO_SE_CORRIGE = 'Solo se corrigen los dos últimos cierres de mes; esta se lee, con Intro o doble clic.';

const idDe = (d: Declaracion): string => String(d.idPoblacionDeclarada);
const nombrarFila = (d: Declaracion): string => `${d.enteGestor}, ${mostrarDia(d)}`;

interface Props {
  busqueda: BusquedaMonitoreo;
  alCambiar: (cambios: Partial<BusquedaMonitoreo>) => void;
  /** From the people of a figure to the comparison. */
  alVolver: () => void;
}

/** /monitoreoView (document 2 §2 Monitoring screen). */
export function PaginaMonitoreo({ busqueda, alCambiar, alVolver }: Props) {
  const { abierta, anuladas, cifra } = busqueda;
  const perfil = usePerfil();
  const respuesta = useDeclaraciones(busqueda);
  const { error } = respuesta;
  const data = respuesta.data?.data;
  const [pagina, setPagina] = useState(0);
  const [elegida, setElegida] = useState<string | null>(null);
  const fila = data?.find((d) => idDe(d) === elegida);
  const eligeEnte = perfil.data?.elige_ente ?? false;
  const buscar = (filtros: FiltrosDeclaraciones) => {
    setPagina(0);
    if (esLaMisma(busqueda, filtros)) void respuesta.refetch();
    else alCambiar({ ...filtros, abierta: null, cifra: null });
  };
  const puedeRemitir = permite(perfil.data, 'remision-declaracion');
  const anulacion = useAnulacion(() => setElegida(null));
  const paginas = Math.ceil((data?.length ?? 0) / POR_PAGINA);
  const esta = Math.min(pagina, Math.max(0, paginas - 1));
  const abrir = (d: Declaracion) => alCambiar({ abierta: d.idPoblacionDeclarada });
  const impide = fila === undefined ? SIN_ELEGIR : fila.estado === 'REMITIDO' ? null : SOLO_SE_LEE;
  const yaNo = fila === undefined || seDeclaraAun(fila) ? null : YA_NO_SE_CORRIGE;
  const suyas = useDeclaraciones({ ...SIN_FILTROS, anuladas: false }, puedeRemitir).data?.data;
  const faltan = suyas && porRemitir(suyas);

  const botones = puedeRemitir ? (
    <>
      <ReasonedButton
        size="small"
        variant="outlined"
        reason={faltan?.length === 0 ? YA_REMITIDOS : null}
        onClick={() => alCambiar({ abierta: 'nueva' })}
      >
        Nuevo
      </ReasonedButton>
      <ReasonedButton size="small" variant="outlined" reason={impide ?? yaNo} onClick={() => fila && abrir(fila)}>
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
  ) : (
    <ReasonedButton
      size="small"
      variant="contained"
      reason={fila ? null : SIN_ELEGIR}
      onClick={() => fila && abrir(fila)}
    >
      Ver
    </ReasonedButton>
  );

  return (
    <>
      <PageHeader
        help={enlaceDeCapitulo('remision-de-informacion-de-total-de-asegurados')}
        dense
        title="Remisión de Información de Total de Asegurados"
        count={error ? undefined : data?.length}
      />
      <FiltrosDeLista
        filtros={busqueda}
        periodos={respuesta.data?.periodos ?? []}
        eligeEnte={eligeEnte}
        buscando={respuesta.isFetching}
        alBuscar={buscar}
      />
      <TablaDeLista
        respuesta={respuesta}
        label="Declaraciones"
        columns={columnasDe(eligeEnte)}
        rows={data?.slice(esta * POR_PAGINA, (esta + 1) * POR_PAGINA)}
        rowId={idDe}
        pageSize={POR_PAGINA}
        emptyText="No hay declaraciones remitidas con los filtros elegidos."
        emptyAction={<QuitarFiltros busqueda={busqueda} sinFiltros={SIN_FILTROS} alBuscar={buscar} />}
        toolbar={
          <ListToolbar>
            {botones}
            <FormControlLabel
              sx={{ ml: 'auto' }}
              label="Mostrar anuladas"
              control={
                <Switch
                  size="small"
                  checked={anuladas}
                  onChange={(_evento, si) => alCambiar({ anuladas: si, abierta: null, cifra: null })}
                />
              }
            />
          </ListToolbar>
        }
        selection={{
          id: fila ? idDe(fila) : null,
          onChange: (d) => setElegida(idDe(d)),
          label: nombrarFila,
          onOpen: abrir,
        }}
        paging={{ page: esta, pageCount: paginas, onChange: setPagina }}
      />
      <DialogoDeclaracion
        abierta={abierta === 'nueva' && !puedeRemitir ? null : abierta}
        puedeRemitir={puedeRemitir}
        porRemitir={faltan}
        cifra={cifra}
        alVer={(id) => alCambiar({ abierta: id })}
        alCerrar={() => alCambiar({ abierta: null, cifra: null })}
        alVolver={alVolver}
      />
    </>
  );
}
