import { createRoute, redirect } from '@tanstack/react-router';
import { clienteConsultas } from '../lib/consultas.ts';
import { puedePasar } from '../lib/guardia.ts';
import { consultaPerfil } from '../lib/use-perfil.ts';
import { Marco } from './marco/Marco.tsx';
import { NoEncontrada } from './marco/NoEncontrada.tsx';
import { rutaRaiz } from './raiz.tsx';

/** Everything that needs a session lives below this route, inside the application's frame. */
export const rutaMarco = createRoute({
  getParentRoute: () => rutaRaiz,
  id: 'marco',
  beforeLoad: ({ location, preload }) => {
    if (puedePasar(location.pathname)) {
      // Every page waits for the profile: it comes while the page's own code does.
      void clienteConsultas.prefetchQuery(consultaPerfil);
      return;
    }
    // A link that is only pointed at must not empty the page that is in view.
    if (!preload) clienteConsultas.clear();
    throw redirect({ to: '/login', search: { volver: location.href } });
  },
  component: Marco,
  notFoundComponent: NoEncontrada,
});
