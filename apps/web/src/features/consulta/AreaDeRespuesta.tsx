import Stack from '@mui/material/Stack';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { mensajeDeError } from '../../lib/error-api.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';

interface Props<R, C> {
  busqueda: UseMutationResult<R, Error, C>;
  children: (respuesta: R | undefined, campos: C) => ReactNode;
}

/** Shows nothing before the first question, and names the source where it did not answer. */
export function AreaDeRespuesta<R, C>({ busqueda, children }: Props<R, C>) {
  const { variables, error, data, isPending, submittedAt: cuando, mutate } = busqueda;
  const hay = variables !== undefined;
  const lugar = useRef<HTMLDivElement>(null);
  const pregunta = useRef({ cuando: 0, desde: document.activeElement });
  // The answer takes the focus from where the question was asked, not from whoever went on to another field.
  useEffect(() => {
    if (pregunta.current.cuando !== cuando) pregunta.current = { cuando, desde: document.activeElement };
    if (hay && !isPending && document.activeElement === pregunta.current.desde) lugar.current?.focus();
  }, [hay, isPending, cuando]);
  return (
    <Stack
      ref={lugar}
      spacing={2}
      tabIndex={-1}
      role="region"
      aria-label="Respuesta"
      aria-live="polite"
      aria-busy={isPending}
    >
      {hay && error ? <ErrorState text={mensajeDeError(error)} onRetry={() => mutate(variables)} /> : null}
      {hay && !error ? children(data, variables) : null}
    </Stack>
  );
}
