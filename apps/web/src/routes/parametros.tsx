import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { validarDireccion } from '../features/parametro/parametros/direccion.ts';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { rutaMarco } from './marco.tsx';

export const rutaParametros = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/parametros',
  staticData: { permiso: 'parametros' },
  validateSearch: validarDireccion,
  component: lazyRouteComponent(
    withTimeLimit(() => import('../features/parametro/parametros/PaginaParametros.tsx')),
    'PaginaParametros',
  ),
});
