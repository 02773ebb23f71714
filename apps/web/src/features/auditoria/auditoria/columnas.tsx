import type { FilaDeAuditoria } from '@sgpa/contract/shared/fila-auditoria';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { mostrarCuando } from '../cuando.ts';
import { EnlaceASujeto } from './EnlaceASujeto.tsx';

/** The record by its own number only where nobody knows its name. */
const registroDe = ({ recurso, idRecurso, sujeto }: FilaDeAuditoria): string =>
  [recurso, sujeto === null ? idRecurso : null].filter((parte) => parte !== null).join(' ') || '—';

export const COLUMNAS: readonly DataColumn<FilaDeAuditoria>[] = [
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
