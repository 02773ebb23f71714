import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FilaDeAuditoria } from '@sgpa/contract/shared/fila-auditoria';
import { useEffect, useRef, useState } from 'react';
import { descargar } from '../../../lib/descargar.ts';
import { ErrorApi, mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { esLaMisma } from '../../../lib/misma-busqueda.ts';
import { ofrecerArchivo } from '../../../lib/ofrecer-archivo.ts';
import { ChangeList } from '../../../ui/ChangeList.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { FootButtons } from '../../../ui/FootButtons.tsx';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { ReasonedButton } from '../../../ui/ReasonedButton.tsx';
import { toast } from '../../../ui/toast.ts';
import { PaginaDeLista } from '../../lista/PaginaDeLista.tsx';
import { useUnaPagina } from '../../lista/use-lista.ts';
import { mostrarCuando } from '../cuando.ts';
import { type BusquedaAuditoria, consultaDe, DIRECCION_DE_AUDITORIA } from './busqueda.ts';
import { EnlaceASujeto } from './EnlaceASujeto.tsx';
import { FiltrosAuditoria } from './FiltrosAuditoria.tsx';
import { useBusquedaAuditoria } from './use-busqueda.ts';

function DialogoFila({ fila, alCerrar }: { fila: FilaDeAuditoria | null; alCerrar: () => void }) {
  if (fila === null) return null;
  return (
    <PanelDialog open title="Detalle de la auditoría" onClose={alCerrar}>
      <Stack spacing={2.5}>
        <FactList
          facts={[
            { label: 'Fecha y hora', value: mostrarCuando(fila.cuando) },
            { label: 'Usuario', value: fila.usuario === null ? 'SISTEMA' : `${fila.nombreUsuario} (${fila.usuario})` },
            { label: 'Ente del usuario', value: fila.enteUsuario },
            { label: 'Acción', value: fila.descripcion },
            { label: 'Registro', value: fila.recurso },
            { label: 'De quién o de qué', value: fila.sujeto && <EnlaceASujeto sujeto={fila.sujeto} /> },
            { label: 'Número', value: fila.idRecurso },
            { label: 'Ente del registro', value: fila.ente },
            { label: 'Dirección IP', value: fila.ip },
            { label: 'Solicitud', value: fila.idSolicitud },
          ]}
        />
        {fila.cambios.length === 0 ? (
          <Typography color="textSecondary">No cambió ningún dato.</Typography>
        ) : (
          <ChangeList
            label="Datos"
            changes={fila.cambios.map(({ campo, antes, despues }) => ({ name: campo, before: antes, after: despues }))}
          />
        )}
        <FootButtons onLeave={alCerrar} />
      </Stack>
    </PanelDialog>
  );
}

const CORTADA = 'La exportación se interrumpió y el archivo quedó incompleto. Intente de nuevo.';

/** Runs one export at a time; leaving the page aborts it. */
function useExportacion(busqueda: BusquedaAuditoria) {
  const [exportando, setExportando] = useState(false);
  const enCurso = useRef<AbortController | null>(null);
  useEffect(() => () => enCurso.current?.abort(), []);

  async function exportar(): Promise<void> {
    if (exportando) return;
    const control = new AbortController();
    enCurso.current = control;
    setExportando(true);
    try {
      const { nombre, cuerpo } = await descargar(
        'auditoria/exportacion',
        { query: consultaDe(busqueda) },
        control.signal,
      );
      ofrecerArchivo(nombre, await new Response(cuerpo).blob());
      toast('success', `Auditoría exportada: ${nombre}`);
    } catch (error) {
      if (!control.signal.aborted) toast('error', error instanceof ErrorApi ? mensajeDeError(error) : CORTADA);
    } finally {
      setExportando(false);
    }
  }

  return { exportando, exportar };
}

/** The number names the record only where nobody knows its name. */
const registroDe = ({ recurso, idRecurso, sujeto }: FilaDeAuditoria): string =>
  [recurso, sujeto === null ? idRecurso : null].filter((parte) => parte !== null).join(' ') || '—';

const COLUMNAS: readonly DataColumn<FilaDeAuditoria>[] = [
  { id: 'cuando', header: 'Fecha y hora', cell: ({ cuando }) => mostrarCuando(cuando), noWrap: true },
  { id: 'usuario', header: 'Usuario', cell: ({ usuario }) => usuario ?? 'SISTEMA' },
  { id: 'enteUsuario', header: 'Ente del usuario', cell: ({ enteUsuario }) => enteUsuario ?? '—' },
  { id: 'accion', header: 'Acción', lead: true, cell: ({ descripcion }) => descripcion },
  { id: 'registro', header: 'Registro', cell: registroDe },
  {
    id: 'sujeto',
    header: 'De quién o de qué',
    cell: ({ sujeto }) => (sujeto === null ? '—' : <EnlaceASujeto sujeto={sujeto} />),
  },
  { id: 'ente', header: 'Ente del registro', cell: ({ ente }) => ente ?? '—' },
];

const POR_PAGINA = 25;
const SIN_FILTROS = DIRECCION_DE_AUDITORIA.leer({});

/** Asks for one page; `tras` is the last row of the one before. */
export const useAuditoria = (busqueda: BusquedaAuditoria, tras: string) =>
  useUnaPagina('auditoria', busqueda, tras, (opciones) =>
    llamar('auditoria', { query: { ...consultaDe(busqueda), tras, limit: POR_PAGINA } }, opciones),
  );

/** Shows /auditoria (acuerdos §7, §9): who did what to which record, the newest first. */
export function PaginaAuditoria() {
  const { busqueda, tras, abierta, buscar, masAntiguas, masRecientes, abrir, cerrar } = useBusquedaAuditoria();
  const [elegida, setElegida] = useState<number | null>(null);
  const respuesta = useAuditoria(busqueda, tras);
  const { data, isFetching, refetch } = respuesta;
  const { exportando, exportar } = useExportacion(busqueda);
  const laFila = (id: number | null) => data?.datos.find(({ idFila }) => idFila === id);
  const fila = laFila(elegida);
  const siguiente = data?.siguiente ?? null;
  return (
    <PaginaDeLista
      lista={{
        respuesta,
        filas: data?.datos,
        idDe: ({ idFila }) => idFila,
        elegida: fila,
        elegir: ({ idFila }) => setElegida(idFila),
      }}
      titulo="Auditoría"
      capitulo="auditoria"
      filtros={
        <FiltrosAuditoria
          busqueda={busqueda}
          buscando={isFetching}
          alBuscar={(nueva) => (tras === '' && esLaMisma(busqueda, nueva) ? void refetch() : buscar(nueva))}
        />
      }
      barra={
        <ListToolbar>
          <ReasonedButton
            size="small"
            variant="contained"
            reason={fila ? null : 'Elija un registro.'}
            onClick={() => fila && abrir(fila.idFila)}
          >
            Ver detalle
          </ReasonedButton>
          <Button size="small" variant="outlined" aria-disabled={exportando} onClick={() => void exportar()}>
            {exportando ? 'Exportando…' : 'Exportar CSV'}
          </Button>
        </ListToolbar>
      }
      columnas={COLUMNAS}
      porPagina={POR_PAGINA}
      nombrarFila={({ cuando, descripcion }) => `${cuando}, ${descripcion}`}
      alAbrir={({ idFila }) => abrir(idFila)}
      siVacia="No hay registros de auditoría con los filtros elegidos."
      alQuitarFiltros={() => buscar(SIN_FILTROS)}
    >
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
    </PaginaDeLista>
  );
}
