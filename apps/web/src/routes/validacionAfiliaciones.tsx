import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rutaMarco } from './marco.tsx';

export const rutaValidacionAfiliaciones = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/validacionAfiliaciones',
  component: lazyRouteComponent(
    () => import('../features/afiliacion-titular/PaginaEstadoRegistro.tsx'),
    'PaginaEstadoRegistro',
  ),
});
