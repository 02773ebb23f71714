import Paper from '@mui/material/Paper';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBorradorDeFormulario } from '../../lib/use-borrador.ts';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { useFocusFirstMissing } from '../../ui/use-first-focus.ts';
import { CamposPersonaBuscada, COLUMNAS_PERSONA_BUSCADA } from '../persona/CamposPersonaBuscada.tsx';
import { NADIE, type PersonaBuscada } from '../persona/persona-buscada.ts';
import { FALTAN_DATOS, faltanDatos, revisarNacimiento, revisarNumero } from './persona.form.ts';

interface Props {
  /** Name of the draft, which outlives a reload. */
  borrador: string;
  /** The birth date may be left out. */
  soloNumero?: boolean;
  buscando: boolean;
  alBuscar: (campos: PersonaBuscada) => void;
  /** What is asked now is refused: what was answered before is not its answer. */
  alRechazar: () => void;
}

/** Whom a query tab asks about: number, complement, birth date. */
export function FormularioPersona({ borrador, soloNumero = false, buscando, alBuscar, alRechazar }: Props) {
  const [faltan, setFaltan] = useState(false);
  const elemento = useRef<HTMLFormElement>(null);
  const form = useForm<PersonaBuscada>({ defaultValues: NADIE, mode: 'onBlur' });
  useBorradorDeFormulario(form, borrador);
  useFocusFirstMissing(elemento, form.getValues);

  const enviar = form.handleSubmit(
    (campos) => {
      setFaltan(false);
      if (!buscando) alBuscar(campos);
    },
    () => {
      setFaltan(!soloNumero && faltanDatos(form.getValues()));
      alRechazar();
    },
  );

  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <SearchForm
        ref={elemento}
        columns={COLUMNAS_PERSONA_BUSCADA}
        busy={buscando}
        warning={faltan ? FALTAN_DATOS : null}
        onSubmit={enviar}
      >
        <CamposPersonaBuscada
          control={form.control}
          etiquetas={{ numero: 'Número de documento', nacimiento: 'Fecha de nacimiento' }}
          revisarNumero={revisarNumero}
          revisarNacimiento={(texto) => revisarNacimiento(texto, !soloNumero)}
          soloNumero={soloNumero}
        />
      </SearchForm>
    </Paper>
  );
}
