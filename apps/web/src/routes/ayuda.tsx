import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rutaMarco } from './marco.tsx';

export const rutaAyuda = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/ayuda',
  component: lazyRouteComponent(() => import('../features/ayuda/PaginaAyuda.tsx'), 'PaginaAyuda'),
});
