import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { validarDireccion } from '../features/novedad/novedades/direccion.ts';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

export const rutaNovedades = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/novedades',
  staticData: { permiso: 'novedades' },
  validateSearch: validarDireccion,
  component: lazyRouteComponent(
    withTimeLimit(() => import('./PaginaDeNovedades.tsx')),
    'PaginaDeNovedades',
  ),
});
