import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PersonaBuscada } from '../persona/persona-buscada.ts';
import { AreaDeRespuesta } from './AreaDeRespuesta.tsx';
import { FormularioPersona } from './FormularioPersona.tsx';

interface Props<R> {
  borrador: string;
  soloNumero?: boolean;
  preguntar: (campos: PersonaBuscada) => Promise<R>;
  /** Draws the answer, and its place while there is none. */
  children: (respuesta: R | undefined, campos: PersonaBuscada) => ReactNode;
}

/** A tab that asks one source about a person, and what it answers. */
export function ConsultaDePersona<R>({ borrador, soloNumero, preguntar, children }: Props<R>) {
  const busqueda = useMutation({ mutationFn: preguntar });
  return (
    <Stack spacing={2}>
      <FormularioPersona
        borrador={borrador}
        soloNumero={soloNumero ?? false}
        buscando={busqueda.isPending}
        alBuscar={busqueda.mutate}
        alRechazar={busqueda.reset}
      />
      <AreaDeRespuesta busqueda={busqueda}>{children}</AreaDeRespuesta>
    </Stack>
  );
}
