import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rutaMarco } from './marco.tsx';

export const rutaInformational = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/informational',
  component: lazyRouteComponent(() => import('../features/informacion/PaginaInformacion.tsx'), 'PaginaInformacion'),
});
