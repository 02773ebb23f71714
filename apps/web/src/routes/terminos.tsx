import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { validarDireccion } from '../features/terminos/versiones-terminos/direccion.ts';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

export const rutaTerminos = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/terminos',
  staticData: { permiso: 'versiones-terminos' },
  validateSearch: validarDireccion,
  component: lazyRouteComponent(
    withTimeLimit(() => import('./PaginaDeTerminos.tsx')),
    'PaginaDeTerminos',
  ),
});
