import type { DatosPersona } from '@sgpa/contract/shared/consulta';
import { mostrarFechaDelServidor } from '../../lib/mostrar.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { DataColumn } from '../../ui/data-table-types.ts';

/** The registry leaves some fields blank. */
const texto = (valor: string): string => valor || '—';

export const COLUMNAS_PERSONA: readonly DataColumn<DatosPersona>[] = [
  { id: 'paterno', header: 'Apellido paterno', cell: (p) => texto(p.primerApellido) },
  { id: 'materno', header: 'Apellido materno', cell: (p) => texto(p.segundoApellido) },
  { id: 'nombres', header: 'Nombres', cell: (p) => texto(p.nombres) },
  { id: 'numero', header: 'Documento', cell: (p) => p.numeroDocumento, noWrap: true },
  { id: 'complemento', header: 'Complemento', cell: (p) => texto(p.Complemento) },
  {
    id: 'nacimiento',
    header: 'Fecha de nacimiento',
    cell: (p) => mostrarFechaDelServidor(p.fechaNacimiento),
    noWrap: true,
  },
];

interface Props {
  /** The person is undefined while being asked for, null for nobody. */
  persona: DatosPersona | null | undefined;
  vacia: string;
}

export const TablaPersona = ({ persona, vacia }: Props) => (
  <DataTable
    label="Datos personales"
    columns={COLUMNAS_PERSONA}
    rows={persona === undefined ? undefined : [persona].filter((una) => una !== null)}
    rowId={(p) => p.numeroDocumento}
    pageSize={1}
    emptyText={vacia}
  />
);
