import Stack from '@mui/material/Stack';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mensajeDeError } from '../../lib/error-api.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';

interface Props<R, C> {
  busqueda: UseMutationResult<R, Error, C>;
  /** Draws the answer, and its place while there is none. */
  children: (respuesta: R | undefined, campos: C) => ReactNode;
}

/** What a query tab says: nothing before the first question, the source's name where it did not answer. */
export function AreaDeRespuesta<R, C>({ busqueda, children }: Props<R, C>) {
  const { variables, error, data, isPending, mutate } = busqueda;
  const hay = variables !== undefined;
  return (
    <Stack spacing={2} aria-live="polite" aria-busy={isPending}>
      {hay && error ? <ErrorState text={mensajeDeError(error)} onRetry={() => mutate(variables)} /> : null}
      {hay && !error ? children(data, variables) : null}
    </Stack>
  );
}
