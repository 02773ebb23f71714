import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { validarDireccion } from '../features/declaracion/declaraciones/direccion.ts';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

export const rutaMonitoreo = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/monitoreoView',
  staticData: { permiso: 'declaraciones' },
  validateSearch: validarDireccion,
  component: lazyRouteComponent(
    withTimeLimit(() => import('./PaginaDeMonitoreo.tsx')),
    'PaginaDeMonitoreo',
  ),
});
