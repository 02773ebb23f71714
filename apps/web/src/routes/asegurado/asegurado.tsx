import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { validarDireccion } from '../../features/asegurado/lista-asegurados/direccion.ts';
import { rutaMarco } from '../marco.tsx';

export const rutaAsegurado = createRoute({
  getParentRoute: () => rutaMarco,
  path: '/asegurado',
  staticData: { permiso: 'lista-asegurados' },
  validateSearch: validarDireccion,
  component: lazyRouteComponent(() => import('./PaginaDeLista.tsx'), 'PaginaDeLista'),
});
