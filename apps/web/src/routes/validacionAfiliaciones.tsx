import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rutaMarco } from './marco.tsx';

export const rutaValidacionAfiliaciones = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/validacionAfiliaciones',
  staticData: { permiso: 'validacion-titular' },
  component: lazyRouteComponent(
    () => import('../features/afiliacion-titular/PaginaEstadoRegistro.tsx'),
    'PaginaEstadoRegistro',
  ),
});
