import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Respuesta } from '@sgpa/contract/endpoints';
import { FALTA_NIT, faltaNit, limpiarMatricula, limpiarNit } from '@sgpa/domain/consulta/consulta-empresa';
import { SIN_EMPRESA } from '@sgpa/domain/consulta/textos';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { llamar } from '../../../lib/llamar.ts';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { type FormField, FormFields } from '../../../ui/FormFields.tsx';
import { SearchForm } from '../../../ui/SearchForm.tsx';
import { giveFocus } from '../../../ui/use-first-focus.ts';
import { AreaDeRespuesta } from '../AreaDeRespuesta.tsx';
import {
  aConsulta,
  type CamposEmpresa,
  EMPRESA_VACIA,
  revisarMatriculaEscrita,
  revisarNitEscrito,
} from './consulta-empresa.form.ts';

const CAMPOS: readonly FormField<CamposEmpresa>[] = [
  {
    kind: 'text',
    name: 'nit',
    label: 'NIT',
    inputMode: 'numeric',
    normalize: limpiarNit,
    rules: { validate: revisarNitEscrito },
  },
  {
    kind: 'text',
    name: 'matricula',
    label: 'Matrícula de comercio',
    normalize: limpiarMatricula,
    rules: { validate: revisarMatriculaEscrita },
  },
];

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

/** The employer is undefined while it is being asked, null for none. */
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
  const [falta, setFalta] = useState(false);
  const elemento = useRef<HTMLFormElement>(null);
  const form = useForm<CamposEmpresa>({ defaultValues: EMPRESA_VACIA });
  useBorradorDeFormulario(form, borrador);
  useEffect(() => giveFocus(elemento.current?.querySelector('input')), []);

  const enviar = form.handleSubmit(
    (campos) => {
      setFalta(false);
      if (!busqueda.isPending) busqueda.mutate(campos);
    },
    () => {
      setFalta(faltaNit(form.getValues()));
      // The question is refused: the former answer is not its own.
      busqueda.reset();
    },
  );

  return (
    <Stack spacing={2}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <SearchForm
          ref={elemento}
          columns="1fr 1fr auto"
          busy={busqueda.isPending}
          warning={falta ? FALTA_NIT : null}
          onSubmit={enviar}
        >
          <FormFields control={form.control} fields={CAMPOS} />
        </SearchForm>
      </Paper>
      <AreaDeRespuesta busqueda={busqueda}>
        {(respuesta) => <ResultadoEmpresa empresa={respuesta?.datos} />}
      </AreaDeRespuesta>
    </Stack>
  );
}
