import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { mensajeDeError } from '../../lib/error-api.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';

interface Props<T> extends Omit<ComponentProps<typeof DataTable<T>>, 'loading'> {
  respuesta: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** Shows the rows of a list, or why they are not there, and how to ask for them once more. */
export const TablaDeLista = <T,>({ respuesta: { error, isFetching, refetch }, ...tabla }: Props<T>) =>
  error ? (
    <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />
  ) : (
    <DataTable {...tabla} loading={isFetching} />
  );
