import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

export const rutaAyuda = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/ayuda',
  component: lazyRouteComponent(
    withTimeLimit(() => import('../features/ayuda/PaginaAyuda.tsx')),
    'PaginaAyuda',
  ),
});
