import type { Respuesta } from '@sgpa/contract/endpoints';
import { SIN_EMPRESA } from '@sgpa/domain/consulta/textos';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';

type Empresa = NonNullable<Respuesta<'consulta-empresa'>['datos']>;

const COLUMNAS: readonly DataColumn<Empresa>[] = [
  { id: 'nit', header: 'NIT', cell: (e) => e.nit || '—', noWrap: true },
  { id: 'matricula', header: 'Matrícula de comercio', cell: (e) => e.matriculaComercio || '—', noWrap: true },
  { id: 'razon', header: 'Razón social', cell: (e) => e.razonSocial },
  {
    id: 'inscripcion',
    header: 'Fecha de inscripción',
    cell: (e) => mostrarFechaDelServidor(e.fechaInscripcion),
    noWrap: true,
  },
];

/** Undefined while it is being asked, null for none. */
export const ResultadoEmpresa = ({ empresa }: { empresa: Empresa | null | undefined }) => (
  <DataTable
    label="Empresa"
    columns={COLUMNAS}
    rows={empresa === undefined ? undefined : [empresa].filter((una) => una !== null)}
    rowId={(e) => [e.nit, e.matriculaComercio].join('|')}
    pageSize={1}
    emptyText={SIN_EMPRESA}
  />
);
