import type { FilaDeAuditoria } from '@sgpa/contract/shared/fila-auditoria';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { mostrarCuando } from '../cuando.ts';

const registroDe = ({ recurso, idRecurso }: FilaDeAuditoria): string =>
  [recurso, idRecurso].filter((parte) => parte !== null).join(' ') || '—';

export const COLUMNAS: readonly DataColumn<FilaDeAuditoria>[] = [
  { id: 'cuando', header: 'Fecha y hora', cell: ({ cuando }) => mostrarCuando(cuando), noWrap: true },
  { id: 'usuario', header: 'Usuario', cell: ({ usuario }) => usuario ?? 'SISTEMA' },
  { id: 'enteUsuario', header: 'Ente del usuario', cell: ({ enteUsuario }) => enteUsuario ?? '—' },
  { id: 'accion', header: 'Acción', cell: ({ descripcion }) => descripcion },
  { id: 'registro', header: 'Registro', cell: registroDe },
  { id: 'ente', header: 'Ente del registro', cell: ({ ente }) => ente ?? '—' },
];
