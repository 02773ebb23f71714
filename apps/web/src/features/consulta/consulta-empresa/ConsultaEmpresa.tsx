import Stack from '@mui/material/Stack';
import type { Respuesta } from '@sgpa/contract/endpoints';
import { SIN_EMPRESA } from '@sgpa/domain/consulta/textos';
import { useMutation } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { AreaDeRespuesta } from '../AreaDeRespuesta.tsx';
import { aConsulta, type CamposEmpresa } from './consulta-empresa.form.ts';
import { FormularioEmpresa } from './FormularioEmpresa.tsx';

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
const ResultadoEmpresa = ({ empresa }: { empresa: Empresa | null | undefined }) => (
  <DataTable
    label="Empresa"
    columns={COLUMNAS}
    rows={empresa === undefined ? undefined : [empresa].filter((una) => una !== null)}
    rowId={(e) => [e.nit, e.matriculaComercio].join('|')}
    pageSize={1}
    emptyText={SIN_EMPRESA}
  />
);

const consultarEmpresa = (campos: CamposEmpresa) => llamar('consulta-empresa', { body: aConsulta(campos) });

export function ConsultaEmpresa({ borrador }: { borrador: string }) {
  const busqueda = useMutation({ mutationFn: consultarEmpresa });
  return (
    <Stack spacing={2}>
      <FormularioEmpresa
        borrador={borrador}
        buscando={busqueda.isPending}
        alBuscar={busqueda.mutate}
        alRechazar={busqueda.reset}
      />
      <AreaDeRespuesta busqueda={busqueda}>
        {(respuesta) => <ResultadoEmpresa empresa={respuesta?.datos} />}
      </AreaDeRespuesta>
    </Stack>
  );
}
