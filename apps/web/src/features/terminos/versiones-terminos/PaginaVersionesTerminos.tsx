import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Respuesta } from '@sgpa/contract/endpoints';
import type { VersionTerminos } from '@sgpa/contract/v1/versiones-terminos';
import { TEXTO_NO_SE_RETIRA } from '@sgpa/domain/cuenta/terminos';
import { useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { useBusqueda } from '../../../lib/use-busqueda.ts';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { ReasonedButton } from '../../../ui/ReasonedButton.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { StatusChip, type StatusTone } from '../../../ui/StatusChip.tsx';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import { ParrafosComparados } from '../../cuenta/ParrafosComparados.tsx';
import { ParrafosDeTerminos } from '../../cuenta/ParrafosDeTerminos.tsx';
import { PaginaDeLista } from '../../lista/PaginaDeLista.tsx';
import { FormularioPublicacion } from '../publicacion-terminos/FormularioPublicacion.tsx';
import { FormularioRetiro } from '../retiro-terminos/FormularioRetiro.tsx';
import { useVersion, useVersiones } from '../terminos.api.ts';
import { Aceptaciones } from './Aceptaciones.tsx';
import { DIRECCION_DE_TERMINOS, type PanelTerminos } from './busqueda.ts';

const VISTAS = ['Texto completo', 'Qué cambió'] as const;

/** Shows a published version: its text, what it changed, and what became of it. */
function TextoDeVersion({ version: v }: { version: VersionTerminos }) {
  const { data, error, refetch } = useVersion(v.version);
  const [vista, setVista] = useState<(typeof VISTAS)[number]>('Texto completo');
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={12} />;
  return (
    <>
      {v.retiradoEl ? (
        <Alert severity="warning" role="none" sx={{ mb: 2 }}>
          Retirada el {mostrarFechaDelServidor(v.retiradoEl)} por {v.retiradoPor}: {v.motivoRetiro}
        </Alert>
      ) : null}
      {data.anterior === null ? null : (
        <ToggleChoice dense label="Qué se muestra" options={VISTAS} value={vista} onChange={setVista} />
      )}
      <Typography variant="h2" sx={{ my: 2 }}>
        {data.titulo}
      </Typography>
      {vista === 'Texto completo' || data.anterior === null ? (
        <ParrafosDeTerminos texto={data.texto} />
      ) : (
        <ParrafosComparados parrafos={data.parrafos} />
      )}
    </>
  );
}

const TONOS: Readonly<Record<VersionTerminos['estado'], StatusTone>> = {
  VIGENTE: 'verde',
  'POR REGIR': 'naranja',
  ANTERIOR: 'gris',
  RETIRADA: 'rojo',
};

export const COLUMNAS: readonly DataColumn<VersionTerminos>[] = [
  { id: 'version', header: 'Versión', cell: (v) => v.version, noWrap: true },
  { id: 'estado', header: 'Estado', cell: (v) => <StatusChip label={v.estado} tone={TONOS[v.estado]} />, noWrap: true },
  { id: 'titulo', header: 'Título', cell: (v) => v.titulo },
  { id: 'publicado', header: 'Publicada', cell: (v) => mostrarFechaDelServidor(v.publicadoEl), noWrap: true },
  {
    id: 'vigente',
    header: 'Vigente desde',
    cell: (v) => mostrarFechaDelServidor(v.vigenteDesde),
    noWrap: true,
    width: 122,
  },
  { id: 'quien', header: 'Publicada por', cell: (v) => v.publicadoPor ?? 'Con el sistema' },
  { id: 'aceptaron', header: 'Aceptaron', cell: (v) => v.aceptaron, numeric: true },
  {
    id: 'faltan',
    header: 'Faltan',
    cell: (v) => (v.estado === 'VIGENTE' || v.estado === 'POR REGIR' ? v.faltan : '—'),
    numeric: true,
  },
];

const TITULOS: Readonly<Record<PanelTerminos, string>> = {
  nueva: 'Publicar una versión de los términos',
  texto: 'Texto de la versión',
  aceptaciones: 'Aceptaciones de la versión',
  retiro: 'Retirar la versión',
};

interface DelPanel {
  data: Respuesta<'versiones-terminos'> | undefined;
  elegida: VersionTerminos | undefined;
  panel: PanelTerminos | null;
  alCerrar: () => void;
}

/** Shows what is open over the list: a new version, or something of the chosen one. */
function PanelDeVersion({ data, elegida, panel, alCerrar }: DelPanel) {
  const titulo = panel && (panel === 'nueva' ? TITULOS.nueva : `${TITULOS[panel]} ${elegida?.version}`);
  return (
    <PanelDialog
      open={data !== undefined && (panel === 'nueva' || (panel !== null && elegida !== undefined))}
      title={titulo ?? ''}
      onClose={alCerrar}
    >
      {panel === 'nueva' && data ? (
        <FormularioPublicacion
          regiria={data.regiria}
          vigente={data.versiones.find(({ estado }) => estado === 'VIGENTE')?.version}
          alCerrar={alCerrar}
        />
      ) : null}
      {panel === 'texto' && elegida ? <TextoDeVersion version={elegida} /> : null}
      {panel === 'aceptaciones' && elegida ? <Aceptaciones key={elegida.version} version={elegida} /> : null}
      {panel === 'retiro' && elegida ? <FormularioRetiro version={elegida} alCerrar={alCerrar} /> : null}
    </PanelDialog>
  );
}

/** Shows /terminos (acuerdos §7 terms versions, §9): which versions there are, who accepted each, and a new one. */
export function PaginaVersionesTerminos() {
  const {
    busqueda: { version, panel },
    ir,
  } = useBusqueda('terminos', DIRECCION_DE_TERMINOS);
  const respuesta = useVersiones();
  const { data } = respuesta;
  const filas = data?.versiones;
  const elegida = filas?.find((v) => v.version === version);
  const espera = filas?.find(({ estado }) => estado === 'POR REGIR');
  const sinElegir = elegida === undefined ? 'Elija una versión.' : null;
  const noSeRetira = elegida?.estado === 'POR REGIR' ? null : TEXTO_NO_SE_RETIRA;
  const boton = (nombre: string, que: PanelTerminos, reason: string | null, color?: 'error') => (
    <ReasonedButton size="small" variant="outlined" color={color} reason={reason} onClick={() => ir({ panel: que })}>
      {nombre}
    </ReasonedButton>
  );
  return (
    <PaginaDeLista
      lista={{
        respuesta,
        filas,
        total: filas?.length,
        idDe: (v) => v.version,
        elegida,
        elegir: (v) => ir({ version: v.version }),
      }}
      titulo="Términos de uso"
      nombre="Versiones de los términos"
      capitulo="terminos-de-uso"
      barra={
        <ListToolbar>
          <Button
            size="small"
            variant="outlined"
            disabled={data === undefined || espera !== undefined}
            onClick={() => ir({ panel: 'nueva' })}
          >
            Nuevo
          </Button>
          {boton('Ver texto', 'texto', sinElegir)}
          {boton('Aceptaciones', 'aceptaciones', sinElegir)}
          {boton('Retirar', 'retiro', sinElegir ?? noSeRetira, 'error')}
          {espera ? (
            <Typography variant="body2" color="textSecondary">
              Otra se publica cuando la versión {espera.version} rija o se retire.
            </Typography>
          ) : null}
        </ListToolbar>
      }
      columnas={COLUMNAS}
      porPagina={5}
      nombrarFila={(v) => `Versión ${v.version}`}
      alAbrir={(v) => ir({ version: v.version, panel: 'texto' })}
      siVacia="No hay versiones publicadas."
    >
      <PanelDeVersion data={data} elegida={elegida} panel={panel} alCerrar={() => ir({ panel: null })} />
    </PaginaDeLista>
  );
}
