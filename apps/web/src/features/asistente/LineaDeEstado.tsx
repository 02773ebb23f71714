import Alert from '@mui/material/Alert';
import type { FuentePago, PersonaValidada, RegistroEncontrado } from '@sgpa/contract/v2/validacion-titular';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { SIN_EMPLEADOR_RECIENTE } from '@sgpa/domain/consulta/textos';
import { mostrarFechaDelServidor } from '../../lib/mostrar.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { DataColumn } from '../../ui/data-table-types.ts';
import { Icon } from '../../ui/Icon.tsx';
import {
  BADGE_OUTLINED,
  ELDERLY_OUTLINED,
  FACTORY_OUTLINED,
  GROUPS_OUTLINED,
  SAVINGS_OUTLINED,
} from '../../ui/icon-paths.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { Timeline, TimelineCard } from '../../ui/Timeline.tsx';
import { TarjetaPersona } from '../persona/TarjetaPersona.tsx';
import { type fuentesPorTipo, registrosAsegurado } from './fuentes-pago.ts';
import { TablaFuente } from './TablaFuente.tsx';

const COLUMNAS: readonly DataColumn<RegistroEncontrado>[] = [
  { id: 'ente', header: 'Ente gestor', cell: (fila) => fila.ente_gestor },
  { id: 'entidad', header: 'Entidad empleadora', cell: (fila) => fila.nombre_entidad },
  { id: 'categoria', header: 'Afiliado', cell: (fila) => fila.categoria },
  { id: 'tipo', header: 'Tipo de asegurado', cell: (fila) => fila.tipo_asegurado },
  {
    id: 'estado',
    header: 'Estado',
    cell: ({ estado }) => <StatusChip label={estado.descripcion} tone={estadoDe(estado.codigo).chipDetalle} />,
  },
  { id: 'fecha', header: 'Fecha de estado', noWrap: true, cell: (fila) => mostrarFechaDelServidor(fila.fecha_estado) },
];

function TablaRegistros({ registros }: { registros: readonly RegistroEncontrado[] }) {
  if (registros.length === 0) return <Alert severity="info">El afiliado no tiene registro en Entes Gestores</Alert>;
  return (
    <DataTable
      label="Registros encontrados"
      columns={COLUMNAS}
      rows={registros}
      rowId={(fila) => String(registros.indexOf(fila))}
      emptyText=""
    />
  );
}

const COLUMNAS_GESTORA = [
  ['Número de identificación', 'numero_identificacion'],
  ['Tipo de entidad', 'tipo_entidad'],
  ['Entidad empleadora', 'razon_social'],
  ['Periodo de cotización', (fila: FuentePago) => [fila.periodo, fila.gestion].filter(Boolean).join('/')],
] as const;

const COLUMNAS_OVT = [
  ['Ente gestor', 'caja'],
  ['Empleador', 'razon_social'],
  ['NIT', 'nit'],
  ['Gestión', 'gestion'],
  ['Periodo', 'periodo'],
  ['Descripción', 'descripcion'],
] as const;

const MATRICULA = ['Matrícula de comercio', 'matriculaComercio'] as const;

const COLUMNAS_SENASIR = [
  ['Mensaje', 'mensaje'],
  ['Beneficio', 'beneficio'],
] as const;

interface Props {
  persona: PersonaValidada;
  fuentes: ReturnType<typeof fuentesPorTipo>;
  conRcm: boolean;
}

export const LineaDeEstado = ({ persona, fuentes, conRcm }: Props) => (
  <Timeline>
    <TimelineCard title="Información personal" icon={<Icon d={BADGE_OUTLINED} />}>
      <TarjetaPersona persona={persona} />
    </TimelineCard>
    <TimelineCard title="Registros en la base de datos de población asegurada" icon={<Icon d={GROUPS_OUTLINED} />}>
      <TablaRegistros registros={registrosAsegurado(persona.estado_asegurado)} />
    </TimelineCard>
    <TimelineCard title="Fuente de financiamiento GESTORA" icon={<Icon d={SAVINGS_OUTLINED} />}>
      <TablaFuente
        nombre="GESTORA"
        fuente={fuentes.GESTORA}
        columnas={COLUMNAS_GESTORA}
        siVacia="La persona no se encuentra registrada en planillas declaradas."
      />
    </TimelineCard>
    <TimelineCard title="Planillas de empleadores (OVT)" icon={<Icon d={FACTORY_OUTLINED} />}>
      <TablaFuente
        nombre="OVT"
        fuente={fuentes.OVT}
        columnas={conRcm ? [...COLUMNAS_OVT, MATRICULA] : COLUMNAS_OVT}
        siVacia={SIN_EMPLEADOR_RECIENTE}
      />
    </TimelineCard>
    <TimelineCard title="Rentistas (SENASIR)" icon={<Icon d={ELDERLY_OUTLINED} />}>
      <TablaFuente
        nombre="SENASIR"
        fuente={fuentes.SENASIR}
        columnas={COLUMNAS_SENASIR}
        siVacia="La persona no se encuentra registrada como rentista."
      />
    </TimelineCard>
  </Timeline>
);
