import { lazy, Suspense } from 'react';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';

const DialogoFactor = lazy(withTimeLimit(() => import('./DialogoFactor.tsx')));

/** Blocks the application until the second factor that the account must have is set up; the server refuses all else. */
export function FactorPendiente({ alSalir }: { alSalir: () => void }) {
  const { data } = usePerfil();
  if (data?.segundo_factor !== 'PENDIENTE') return null;
  return (
    <Suspense>
      <DialogoFactor alSalir={alSalir} />
    </Suspense>
  );
}
