import { lazy, Suspense } from 'react';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import type { PropsFamilia } from './QuienesPasan.tsx';

// Few had another job before: the others' page does not carry it.
const QuienesPasan = lazy(withTimeLimit(() => import('./QuienesPasan.tsx')));

/** Shows nothing where nobody had to be asked about. */
export function SeccionFamilia(props: PropsFamilia) {
  const { data, error, cargando } = props.familia;
  if (!cargando && error === null && data === undefined) return null;
  return (
    <Suspense fallback={null}>
      <QuienesPasan {...props} />
    </Suspense>
  );
}
