import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

export const rutaAdmin = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/admin',
  component: lazyRouteComponent(
    withTimeLimit(() => import('../features/informacion/PaginaAdmin.tsx')),
    'PaginaAdmin',
  ),
});
