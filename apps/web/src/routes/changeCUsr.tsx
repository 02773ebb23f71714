import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rutaMarco } from './marco.tsx';

export const rutaCambioPassword = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/changeCUsr',
  staticData: { permiso: 'cambio-password' },
  component: lazyRouteComponent(
    () => import('../features/cuenta/cambio-password/PaginaCambioPassword.tsx'),
    'PaginaCambioPassword',
  ),
});
