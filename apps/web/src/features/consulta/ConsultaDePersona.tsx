import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBorradorDeFormulario } from '../../lib/use-borrador.ts';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { useFocusFirstMissing } from '../../ui/use-first-focus.ts';
import { CamposPersonaBuscada, COLUMNAS_PERSONA_BUSCADA } from '../persona/CamposPersonaBuscada.tsx';
import { NADIE, type PersonaBuscada } from '../persona/persona-buscada.ts';
import { AreaDeRespuesta } from './AreaDeRespuesta.tsx';
import { FALTAN_DATOS, faltanDatos, revisarNacimiento, revisarNumero } from './persona.form.ts';

interface Props<R> {
  borrador: string;
  /** The birth date may be left out. */
  soloNumero?: boolean;
  preguntar: (campos: PersonaBuscada) => Promise<R>;
  children: (respuesta: R | undefined, campos: PersonaBuscada) => ReactNode;
}

export function ConsultaDePersona<R>({ borrador, soloNumero = false, preguntar, children }: Props<R>) {
  const busqueda = useMutation({ mutationFn: preguntar });
  const [faltan, setFaltan] = useState(false);
  const elemento = useRef<HTMLFormElement>(null);
  const form = useForm<PersonaBuscada>({ defaultValues: NADIE, mode: 'onBlur' });
  useBorradorDeFormulario(form, borrador);
  useFocusFirstMissing(elemento, form.getValues);

  const enviar = form.handleSubmit(
    (campos) => {
      setFaltan(false);
      if (!busqueda.isPending) busqueda.mutate(campos);
    },
    () => {
      setFaltan(!soloNumero && faltanDatos(form.getValues()));
      // The question is refused: the former answer is not its own.
      busqueda.reset();
    },
  );

  return (
    <Stack spacing={2}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <SearchForm
          ref={elemento}
          columns={COLUMNAS_PERSONA_BUSCADA}
          busy={busqueda.isPending}
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
      <AreaDeRespuesta busqueda={busqueda}>{children}</AreaDeRespuesta>
    </Stack>
  );
}
