import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorApi, mensajeDeError } from '../../lib/error-api.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FootButtons } from '../../ui/FootButtons.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';

interface Props<R> {
  /** Where one goes on to from a record that cannot be opened; a panel has its own way out. */
  alVolver?: (() => void) | undefined;
  consulta: UseQueryResult<R>;
  children: (registro: R) => ReactNode;
}

/** The form once its record is there. A failed reload leaves the form as it is. */
export function CargaDeRegistro<R>({ consulta: { data, error, refetch }, alVolver, children }: Props<R>) {
  if (data !== undefined) return children(data);
  if (error === null) return <PageSkeleton />;
  // A record that is not there, or not for this person, will not be there the next time.
  const definitivo = error instanceof ErrorApi && [400, 403, 404].includes(error.status);
  return (
    <>
      <ErrorState text={mensajeDeError(error)} onRetry={definitivo ? undefined : () => void refetch()} />
      {alVolver ? (
        <Box sx={{ mt: 2 }}>
          <FootButtons leave="Volver a la lista" onLeave={alVolver} />
        </Box>
      ) : null}
    </>
  );
}
