import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DetalleDeclaracion as Detalle } from '@sgpa/contract/monitoreo/declaraciones';
import { CONTEOS, type Conteos, NOMBRE_DE_CONTEO } from '@sgpa/domain/declaracion/conteos';
import { vigentes } from '@sgpa/domain/declaracion/remision-declaracion';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { nombreEnLista } from '../../catalogo/opciones.ts';
import { useGrupo } from '../../catalogo/use-listas.ts';
import { cifra } from '../cifras.ts';
import { mostrarDia } from '../dia.ts';
import { EstadoDeEnvio } from './columnas.tsx';

interface FilaDeLugar {
  lugar: string;
  conteos: Conteos;
}

const LUGARES: readonly DataColumn<FilaDeLugar>[] = [
  { id: 'lugar', header: 'Departamento y regional', cell: (f) => f.lugar },
  ...CONTEOS.map((conteo) => ({
    id: conteo,
    header: NOMBRE_DE_CONTEO[conteo],
    cell: (f: FilaDeLugar) => cifra(f.conteos[conteo]),
    noWrap: true,
  })),
];

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

/** What was declared, to be read; and every version of it. */
export function DetalleDeclaracion({ declaracion, alVer }: Props) {
  const departamentos = useGrupo('DEPARTAMENTO');
  const lugares = vigentes(declaracion.poblacionDepartamento).map((panel): FilaDeLugar => {
    const nombre = nombreEnLista(departamentos, panel.departamento) || panel.departamento;
    return { lugar: panel.regional ? `${nombre}, ${panel.regional}` : nombre, conteos: panel };
  });
  return (
    <Stack spacing={2}>
      <Typography>
        {declaracion.enteGestor}, {mostrarDia(declaracion)} <EstadoDeEnvio {...declaracion} />
      </Typography>
      <DataTable
        label="Población declarada"
        columns={LUGARES}
        rows={[{ lugar: 'Total general', conteos: declaracion }, ...lugares]}
        rowId={(f) => f.lugar}
        emptyText=""
      />
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
