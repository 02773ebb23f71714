import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

const pagina = lazyRouteComponent(
  withTimeLimit(() => import('../features/estadistica/resumen-poblacion/PaginaResumen.tsx')),
  'PaginaResumen',
);

export const rutaDashBoardVue = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/dashBoardVue',
  staticData: { permiso: 'resumen-poblacion' },
  component: pagina,
});

/** Where a successful password change leads. */
export const rutaDashboard = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/dashboard',
  staticData: { permiso: 'resumen-poblacion' },
  component: pagina,
});
