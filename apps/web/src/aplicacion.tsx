import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { clienteConsultas } from './lib/consultas.ts';
import { hoy } from './lib/reloj.ts';
import { router } from './routes/router.ts';
import { TemaProvider } from './ui/TemaProvider.tsx';
import { ToastHost } from './ui/ToastHost.tsx';
import { Today } from './ui/today.ts';
import { ConfirmProvider } from './ui/use-confirm.tsx';

/** Everything behind the sign-in. */
export function Aplicacion() {
  return (
    <TemaProvider>
      <QueryClientProvider client={clienteConsultas}>
        <Today value={hoy}>
          <ConfirmProvider>
            <RouterProvider router={router} />
          </ConfirmProvider>
        </Today>
        <ToastHost />
      </QueryClientProvider>
    </TemaProvider>
  );
}
