import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

export const rutaInformational = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/informational',
  component: lazyRouteComponent(
    withTimeLimit(() => import('../features/informacion/PaginaInformacion.tsx')),
    'PaginaInformacion',
  ),
});
