import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { clienteConsultas } from './lib/consultas.ts';
import { hoy } from './lib/reloj.ts';
import { consultaPerfil } from './lib/use-perfil.ts';
import { router } from './routes/router.ts';
import { TemaProvider } from './ui/TemaProvider.tsx';
import { ToastHost } from './ui/ToastHost.tsx';
import { Today } from './ui/today.ts';
import { ConfirmProvider } from './ui/use-confirm.tsx';

const ESPERA_MS = 1000;

/**
 * Loads the page and who is in session, without whom no page is drawn: what is here already is drawn at once, and not
 * its stand-in first. Nobody waits long for what is not.
 */
export async function preparar(): Promise<void> {
  void clienteConsultas.prefetchQuery(consultaPerfil);
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, ESPERA_MS))]);
}

export const Aplicacion = () => (
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
