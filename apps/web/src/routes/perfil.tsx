import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

export const rutaPerfil = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/perfil',
  staticData: { permiso: 'perfil' },
  component: lazyRouteComponent(
    withTimeLimit(() => import('./PaginaDePerfil.tsx')),
    'PaginaDePerfil',
  ),
});
