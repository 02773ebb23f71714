import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DetalleDeclaracion as Detalle } from '@sgpa/contract/monitoreo/declaraciones';
import { diaDeclarado } from '@sgpa/domain/declaracion/remision-declaracion';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { AlertLines } from '../../../ui/AlertLines.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { PoblacionComparada } from '../comparacion-declaracion/PoblacionComparada.tsx';
import { mostrarDia, seDeclaraAun, YA_REMITIDOS } from '../dia.ts';
import { DialogoPersonas } from '../personas-declaracion/DialogoPersonas.tsx';
import { FormularioRemision } from '../remision-declaracion/FormularioRemision.tsx';
import type { BusquedaMonitoreo } from './busqueda.ts';
import { EstadoDeEnvio } from './columnas.tsx';
import { useDeclaracion } from './declaraciones.api.ts';

const VERSIONES: readonly DataColumn<Detalle['versiones'][number]>[] = [
  { id: 'version', header: 'Versión', cell: (v) => v.version, noWrap: true },
  { id: 'estado', header: 'Estado', cell: (v) => <EstadoDeEnvio estado={v.estado} version={1} />, noWrap: true },
  { id: 'usuario', header: 'Usuario que remitió', cell: (v) => v.usuario },
  {
    id: 'fecha',
    header: 'Fecha de remisión',
    cell: (v) => `${mostrarFechaDelServidor(v.fechaRemision)} ${v.fechaRemision.slice(11, 16)}`,
    noWrap: true,
  },
];

interface DelDetalle {
  declaracion: Detalle;
  /** Shows another version of the same day. */
  alVer: (id: number) => void;
}

/** Shows what was declared beside the register's count, and every version of it. */
const DetalleDeclaracion = ({ declaracion, alVer }: DelDetalle) => (
  <Stack spacing={2}>
    <Typography>
      {declaracion.enteGestor}, {mostrarDia(declaracion)} <EstadoDeEnvio {...declaracion} />
    </Typography>
    <PoblacionComparada declaracion={declaracion} />
    <DataTable
      label="Versiones"
      columns={VERSIONES}
      rows={declaracion.versiones}
      rowId={(v) => String(v.idPoblacionDeclarada)}
      emptyText=""
      selection={{
        id: String(declaracion.idPoblacionDeclarada),
        onChange: (v) => alVer(v.idPoblacionDeclarada),
        label: (v) => `Versión ${v.version}, ${v.estado}`,
      }}
    />
  </Stack>
);

interface Props {
  abierta: BusquedaMonitoreo['abierta'];
  /** The people of this figure of the register are shown over the dialog. */
  cifra: BusquedaMonitoreo['cifra'];
  puedeRemitir: boolean;
  /** The month-ends have no declaration in force; undefined while that is asked. */
  porRemitir: readonly FechaCivil[] | undefined;
  alVer: (id: number) => void;
  alCerrar: () => void;
  alVolver: () => void;
}

/** A version that is not in force, or of a day that is no longer sent, is only read. */
const seEdita = (puedeRemitir: boolean, declaracion: Detalle | undefined): boolean =>
  puedeRemitir && (declaracion === undefined || (declaracion.estado === 'REMITIDO' && seDeclaraAun(declaracion)));

/** Keeps the month-ends that it opened with: the list, asked anew, takes nothing away from who types. */
function Nueva({ porRemitir, alCerrar }: { porRemitir: readonly FechaCivil[]; alCerrar: () => void }) {
  const [cierres] = useState(porRemitir);
  return cierres.length === 0 ? (
    <AlertLines severity="info" lines={[YA_REMITIDOS]} />
  ) : (
    <FormularioRemision declaracion={null} cierres={cierres} alCerrar={alCerrar} />
  );
}

type PropsContenido = Omit<Props, 'abierta' | 'cifra' | 'alVolver'> & {
  id: number | null;
  consulta: ReturnType<typeof useDeclaracion>;
};

function Contenido({ id, consulta, puedeRemitir, porRemitir, alVer, alCerrar }: PropsContenido) {
  const { data, error, refetch } = consulta;
  if (id === null)
    return porRemitir ? <Nueva porRemitir={porRemitir} alCerrar={alCerrar} /> : <TextSkeleton lines={12} />;
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <TextSkeleton lines={12} />;
  return seEdita(puedeRemitir, data) ? (
    <FormularioRemision
      key={id}
      declaracion={data}
      cierres={[data].map(diaDeclarado).filter((dia) => dia !== null)}
      alCerrar={alCerrar}
    />
  ) : (
    <DetalleDeclaracion declaracion={data} alVer={alVer} />
  );
}

export default function DialogoDeclaracion({ abierta, cifra, alVolver, ...contenido }: Props) {
  const id = typeof abierta === 'number' ? abierta : null;
  const consulta = useDeclaracion(id);
  const edita = seEdita(contenido.puedeRemitir, consulta.data);
  const titulo = abierta === 'nueva' ? 'Nueva declaración' : edita ? 'Editar declaración' : 'Declaración';
  return (
    <>
      <PanelDialog open={abierta !== null} title={titulo} onClose={contenido.alCerrar}>
        {abierta === null ? null : <Contenido id={id} consulta={consulta} {...contenido} />}
      </PanelDialog>
      {consulta.data && cifra ? (
        <DialogoPersonas declaracion={consulta.data} cifra={cifra} alVolver={alVolver} />
      ) : null}
    </>
  );
}
