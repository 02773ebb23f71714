import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { mensajeDeError } from '../../lib/error-api.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';

interface Props<R> {
  consulta: UseQueryResult<R>;
  children: (registro: R) => ReactNode;
}

/** The form once its record is there. A failed reload leaves the form as it is. */
export function CargaDeRegistro<R>({ consulta: { data, error, refetch }, children }: Props<R>) {
  if (data !== undefined) return children(data);
  return error ? <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
