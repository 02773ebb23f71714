import { lazy, Suspense } from 'react';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { useAceptacion } from './terminos.api.ts';

const DialogoTerminos = lazy(withTimeLimit(() => import('./DialogoTerminos.tsx')));

/** Blocks the application until the terms in force are accepted. If the check fails they are not shown (document 1 §8). */
export function TerminosPendientes({ alRechazar }: { alRechazar: () => void }) {
  const { data } = useAceptacion();
  if (data?.activo !== false) return null;
  return (
    <Suspense>
      <DialogoTerminos alRechazar={alRechazar} />
    </Suspense>
  );
}
