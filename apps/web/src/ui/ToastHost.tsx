import { type ComponentType, useEffect, useState } from 'react';
import { alPrimerToast } from './toast.ts';
import { withTimeLimit } from './with-time-limit.ts';

/** When the page has been still this long, the toasts' code is fetched: a lost connection must find it there. */
const CALMA_MS = 2000;

const traerToasts = withTimeLimit(() => import('./Toasts.tsx'));

/** Keeps the place of the toasts; their code comes after the page, or at the first toast if that is sooner. */
export function ToastHost() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    // Without the code there are no toasts, but everything else works; the next toast tries again.
    const traer = () =>
      void traerToasts().then(
        (modulo) => setToasts(() => modulo.default),
        () => undefined,
      );
    alPrimerToast(traer);
    const espera = setTimeout(traer, CALMA_MS);
    return () => clearTimeout(espera);
  }, []);
  return Toasts ? <Toasts /> : null;
}
