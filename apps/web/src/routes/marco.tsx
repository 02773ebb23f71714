import { createRoute, redirect } from '@tanstack/react-router';
import { puedePasar } from '../lib/guardia.ts';
import { Marco } from './marco/Marco.tsx';
import { NoEncontrada } from './marco/NoEncontrada.tsx';
import { rutaRaiz } from './raiz.tsx';

/** Everything that needs a session lives below this route, inside the application's frame. */
export const rutaMarco = createRoute({
  getParentRoute: () => rutaRaiz,
  id: 'marco',
  beforeLoad: ({ location }) => {
    if (!puedePasar(location.pathname)) throw redirect({ to: '/login', search: { volver: location.href } });
  },
  component: Marco,
  notFoundComponent: NoEncontrada,
});
