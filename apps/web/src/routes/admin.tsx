import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rutaMarco } from './marco.tsx';

export const rutaAdmin = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/admin',
  component: lazyRouteComponent(() => import('../features/informacion/PaginaAdmin.tsx'), 'PaginaAdmin'),
});
