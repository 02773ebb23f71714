import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { PageSkeleton } from '../ui/Skeletons.tsx';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

const pagina = lazyRouteComponent(
  withTimeLimit(() => import('../features/estadistica/resumen-poblacion/PaginaResumen.tsx')),
  'PaginaResumen',
);

/** From the first moment: the footer of an empty page would be seen to jump away. */
const pendiente = { pendingMs: 0, pendingMinMs: 0, pendingComponent: () => <PageSkeleton tall /> };

export const rutaDashBoardVue = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/dashBoardVue',
  staticData: { permiso: 'resumen-poblacion', alta: true },
  component: pagina,
  ...pendiente,
});

/** Where a successful password change leads. */
export const rutaDashboard = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/dashboard',
  staticData: { permiso: 'resumen-poblacion', alta: true },
  component: pagina,
  ...pendiente,
});
