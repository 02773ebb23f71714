import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DetalleDeclaracion as Detalle } from '@sgpa/contract/monitoreo/declaraciones';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { PoblacionComparada } from '../comparacion-declaracion/PoblacionComparada.tsx';
import { mostrarDia } from '../dia.ts';
import { EstadoDeEnvio } from './columnas.tsx';

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

interface Props {
  declaracion: Detalle;
  /** Shows another version of the same day. */
  alVer: (id: number) => void;
}

/** What was declared, to be read beside the register's count; and every version of it. */
export function DetalleDeclaracion({ declaracion, alVer }: Props) {
  return (
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
}
