import type { VersionTerminos } from '@sgpa/contract/v1/versiones-terminos';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { StatusChip, type StatusTone } from '../../../ui/StatusChip.tsx';

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
