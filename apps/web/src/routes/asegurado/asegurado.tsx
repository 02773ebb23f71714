import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { validarDireccion } from '../../features/asegurado/lista-asegurados/direccion.ts';
import { withTimeLimit } from '../../ui/with-time-limit.ts';
import { rutaMarco } from '../marco.tsx';

export const rutaAsegurado = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/asegurado',
  staticData: { permiso: 'lista-asegurados' },
  validateSearch: validarDireccion,
  component: lazyRouteComponent(
    withTimeLimit(() => import('./PaginaDeLista.tsx')),
    'PaginaDeLista',
  ),
});
