import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

export const rutaCambioPassword = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/changeCUsr',
  staticData: { permiso: 'cambio-password' },
  component: lazyRouteComponent(
    withTimeLimit(() => import('../features/cuenta/cambio-password/PaginaCambioPassword.tsx')),
    'PaginaCambioPassword',
  ),
});
