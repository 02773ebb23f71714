import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rutaMarco } from './marco.tsx';

export const rutaAsegurado = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/asegurado',
  component: lazyRouteComponent(() => import('../features/afiliados/PaginaAsegurado.tsx'), 'PaginaAsegurado'),
});
