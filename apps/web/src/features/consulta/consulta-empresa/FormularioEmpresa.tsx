import Paper from '@mui/material/Paper';
import { FALTA_NIT, faltaNit, limpiarMatricula, limpiarNit } from '@sgpa/domain/consulta/consulta-empresa';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { type FormField, FormFields } from '../../../ui/FormFields.tsx';
import { SearchForm } from '../../../ui/SearchForm.tsx';
import { giveFocus } from '../../../ui/use-first-focus.ts';
import {
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

interface Props {
  borrador: string;
  buscando: boolean;
  alBuscar: (campos: CamposEmpresa) => void;
  /** What is asked now is refused: what was answered before is not its answer. */
  alRechazar: () => void;
}

/** Which employer is asked about: NIT, commerce registration, or both. */
export function FormularioEmpresa({ borrador, buscando, alBuscar, alRechazar }: Props) {
  const [falta, setFalta] = useState(false);
  const elemento = useRef<HTMLFormElement>(null);
  const form = useForm<CamposEmpresa>({ defaultValues: EMPRESA_VACIA });
  useBorradorDeFormulario(form, borrador);
  useEffect(() => giveFocus(elemento.current?.querySelector('input')), []);

  const enviar = form.handleSubmit(
    (campos) => {
      setFalta(false);
      if (!buscando) alBuscar(campos);
    },
    () => {
      setFalta(faltaNit(form.getValues()));
      alRechazar();
    },
  );

  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <SearchForm
        ref={elemento}
        columns="1fr 1fr auto"
        busy={buscando}
        warning={falta ? FALTA_NIT : null}
        onSubmit={enviar}
      >
        <FormFields control={form.control} fields={CAMPOS} />
      </SearchForm>
    </Paper>
  );
}
