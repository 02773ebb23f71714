import { lazy, Suspense, useEffect, useState } from 'react';
import { alPrimerToast } from './toast.ts';

const cargar = () => import('./Toasts.tsx');
const Toasts = lazy(cargar);

/** When the page has been still this long, the toasts' code is fetched: a lost connection must find it there. */
const CALMA_MS = 2000;

/** Place of the toasts; their code comes after the page, or at the first toast if that is sooner. */
export function ToastHost() {
  const [pedido, setPedido] = useState(false);
  useEffect(() => {
    alPrimerToast(() => setPedido(true));
    const espera = setTimeout(() => void cargar().then(() => setPedido(true)), CALMA_MS);
    return () => clearTimeout(espera);
  }, []);
  return pedido ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null;
}
