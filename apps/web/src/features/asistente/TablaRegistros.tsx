import Alert from '@mui/material/Alert';
import type { RegistroEncontrado } from '@sgpa/contract/v2/validacion-titular';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { mostrarFechaDelServidor } from '../../lib/mostrar.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { DataColumn } from '../../ui/data-table-types.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';

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

export function TablaRegistros({ registros }: { registros: readonly RegistroEncontrado[] }) {
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
